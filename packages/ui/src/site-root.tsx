import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { focusInvalidField } from './focus-invalid-field.ts'
import { keepFocus } from './keep-focus.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { PageAnnouncement } from './page-announcement.tsx'
import { Toasts } from './toasts.tsx'

/** Wraps every page of a single-page site; `data-ready` says that the page is interactive. */
export function SiteRoot({ path, children }: { path: string; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  useEffect(keepFocus, [])
  useEffect(focusInvalidField, [])
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <PageAnnouncement path={path} />
      <OfflineNotice />
      {children}
      <Toasts />
    </>
  )
}
