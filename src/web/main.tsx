import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './fonts.css' // made by scripts/fonts out of the characters in the sources
import './ui/base.css'
import { onAnswer } from './server/api.ts'
import { BUILD_HEADER, noteBuild } from './server/build.ts'
import { suspectLine, watchLine } from './server/line.ts'
import { watchPads } from './pad/device.ts'
import { PurchasesMounts } from './shell/purchases-mounts.tsx'
import { queryClient } from './server/query.ts'
import { paceLoops } from './motion/loops.ts'
import { applySettings } from './settings/settings.ts'
import { whenChosen } from './settings/when-chosen.ts'
import { router } from './shell/router.tsx'
import { watchFingers } from './ui/controls/fingers.ts'
import { fitToWindow } from './ui/fit-to-window.ts'
import { hideMissingPictures } from './ui/missing-pictures.ts'
import { LineNews } from './ui/feedback/line-news.tsx'

fitToWindow()
hideMissingPictures()
applySettings()
watchLine()
watchPads()
whenChosen('scan', async () => (await import('./scan/one-switch.ts')).scan)
whenChosen('furigana', async () => (await import('./readings/page.ts')).showReadings)
watchFingers()
paceLoops()
onAnswer((answer) => {
  if (answer) noteBuild(answer.headers.get(BUILD_HEADER))
  else void suspectLine()
})

const root = document.getElementById('root')
if (!root) throw new Error('No #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <PurchasesMounts />
      <LineNews />
    </QueryClientProvider>
  </StrictMode>,
)
