import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { OfflineNotice } from './offline-notice.tsx'
import { Toasts } from './toasts.tsx'

/** What stands around every page of a single-page site; tells by `data-ready` that the page reacts. */
export function SiteRoot({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <OfflineNotice />
      {children}
      <Toasts />
    </>
  )
}
