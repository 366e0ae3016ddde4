import { OfflineNotice } from '@anseo/ui/offline-notice'
import { Toasts } from '@anseo/ui/toasts'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'

/** What stands around every page, signed in or not. */
export function Site() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <OfflineNotice />
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  )
}
