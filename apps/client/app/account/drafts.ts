import { clearTab, readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import { SESSION_KEY } from '../session/session.ts'
import { STORAGE_PREFIX } from '../session/storage-prefix.ts'

/** Names the client whose drafts the tab saves; it is saved with them, since it has to live as long as they do. */
const OWNER_KEY = `${STORAGE_PREFIX}drafts-of`

/** Deletes everything that was typed in this tab. */
export function clearDrafts(): void {
  clearTab(STORAGE_PREFIX)
}

/**
 * Names the client whose drafts this tab saves from now on. Those of another one, whose session has ended without a logout,
 * are deleted with what the page still shows of them.
 */
export function claimDrafts(userId: string): void {
  const owner = readFromTab(OWNER_KEY)
  if (owner !== null && owner !== userId) forget()
  saveInTab(OWNER_KEY, userId)
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
