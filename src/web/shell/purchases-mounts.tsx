import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { purchasesUnreachable } from '../../content/text/purchases-unreachable.ts'

const selector = '[data-purchases]'

/** Renders the purchases panel into every element with `data-purchases`, also into those that are added later. */
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
    import('../screens/purchases/purchases-panel.tsx')
      .then(({ PurchasesPanel }) => setPanel(() => PurchasesPanel))
      .catch(() => setPanel(() => Unreachable))
  }, [wanted])
  return Panel === null ? null : places.map((place, at) => createPortal(<Panel />, place, String(at)))
}

/** Keeps the array when no mount point changed, so that nothing renders again. */
function sameOr(before: readonly Element[], now: readonly Element[]): readonly Element[] {
  return before.length === now.length && now.every((place, at) => place === before[at]) ? before : now
}

function Unreachable() {
  return (
    <p role="alert" lang="en">
      {purchasesUnreachable}
    </p>
  )
}
