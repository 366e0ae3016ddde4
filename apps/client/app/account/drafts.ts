import { clearTab } from '@anseo/api-client/tab-storage'
import { SESSION_KEY } from '../session/session.ts'
import { STORAGE_PREFIX } from '../session/storage-prefix.ts'

let owner: string | null = null

/** Deletes everything that was typed in this tab. */
export function clearDrafts(): void {
  owner = null
  clearTab(STORAGE_PREFIX)
}

/**
 * Names the client whose drafts this tab saves from now on. Those of another one, whose session has ended without a logout,
 * are deleted with what the page still shows of them.
 */
export function claimDrafts(userId: string): void {
  if (owner !== null && owner !== userId) forget()
  owner = userId
}

/** Deletes the drafts of this tab, and what the page shows of them, when the client logs out in another tab. */
export function clearDraftsAtLogout(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue === '') forget()
  })
}

function forget() {
  clearDrafts()
  location.reload()
}
