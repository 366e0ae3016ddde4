import type { SessionKey } from '@anseo/api-client/session'
import { clearTab, readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import { useEffect } from 'react'

/** Deletes everything that was typed in this tab of a site. */
export function clearDrafts(site: SessionKey): void {
  clearTab(`${site}.`)
}

/**
 * Names the account whose drafts this tab saves from now on. Those of another one, whose session has ended without a logout,
 * are deleted with what the page still shows of them.
 * @param accountId null while it is unknown.
 */
export function useOwnDrafts(site: SessionKey, accountId: string | null): void {
  useEffect(() => {
    if (accountId === null) return
    // The owner is saved with the drafts, since it has to live as long as they do.
    const ownerKey = `${site}.drafts-of`
    const owner = readFromTab(ownerKey)
    if (owner !== null && owner !== accountId) forget(site)
    saveInTab(ownerKey, accountId)
  }, [site, accountId])
}

/** Deletes the drafts of this tab, and what the page shows of them, when the user logs out in another tab. */
export function clearDraftsAtLogout(site: SessionKey): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === site && newValue === '') forget(site)
  })
}

function forget(site: SessionKey) {
  clearDrafts(site)
  location.reload()
}
