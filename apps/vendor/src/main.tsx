import { createQueryClient } from '@anseo/api-client/query-client'
import { notify } from '@anseo/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './router.tsx'
import { session } from './session.ts'
import './styles.css'

const queries = createQueryClient(notify.error)
// What was loaded belongs to whoever was signed in.
session.subscribe(() => queries.clear())

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
