import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './fonts.css' // made by scripts/fonts out of the characters in the sources
import './ui/base.css'
import { PurchasesMounts } from './purchases-mounts.tsx'
import { queryClient } from './query.ts'
import { router } from './router.tsx'
import { fitToWindow } from './ui/fit-to-window.ts'
import { SlowAnswer } from './ui/slow-answer.tsx'

fitToWindow()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <PurchasesMounts />
      <SlowAnswer />
    </QueryClientProvider>
  </StrictMode>,
)
