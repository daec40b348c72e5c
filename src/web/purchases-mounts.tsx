import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { purchasesText } from '../content/text/purchases.ts'

const selector = '[data-purchases]'

/** Brings the purchases panel to every element with `data-purchases`, whenever it comes into the page and whoever puts it there. */
export function PurchasesMounts() {
  const [places, setPlaces] = useState<readonly Element[]>([])
  const [Panel, setPanel] = useState<ComponentType | null>(null)
  useEffect(() => {
    const look = () => setPlaces((before) => sameOr(before, [...document.querySelectorAll(selector)]))
    const watcher = new MutationObserver(look)
    watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-purchases'] })
    look()
    return () => watcher.disconnect()
  }, [])
  const wanted = places.length > 0
  useEffect(() => {
    if (!wanted) return
    import('./screens/purchases/purchases-panel.tsx')
      .then(({ PurchasesPanel }) => setPanel(() => PurchasesPanel))
      .catch(() => setPanel(() => Unreachable))
  }, [wanted])
  return Panel === null ? null : places.map((place, at) => createPortal(<Panel />, place, String(at)))
}

/** Most changes of the page bring no mount point: then nothing is drawn anew. */
function sameOr(before: readonly Element[], now: readonly Element[]): readonly Element[] {
  return before.length === now.length && now.every((place, at) => place === before[at]) ? before : now
}

function Unreachable() {
  return (
    <p role="alert" lang="en">
      {purchasesText.loadFailed}
    </p>
  )
}
