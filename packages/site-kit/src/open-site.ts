import { createBrowserApi } from '@anseo/api-client/browser-api'
import { clearDraftsAtLogout } from './drafts.ts'
import { createQueryClient } from './query-client.ts'
import { openSession, type SessionKey } from '@anseo/api-client/session'
import { readSiteSettings } from '@anseo/api-client/site-settings'
import { createUseRead, createUseReadPages } from './use-read.ts'

/**
 * Opens the parts that every module of a single-page site uses: its login, API, the hooks that read by it, cache and
 * settings.
 * @param notifyError shows a toast.
 */
export function openSite(key: SessionKey, notifyError: (text: string) => void) {
  const session = openSession(key)
  const queries = createQueryClient(notifyError)
  // Cached data belong to the user who was logged in.
  session.subscribe(() => queries.clear())
  clearDraftsAtLogout(key)
  const api = createBrowserApi(session, notifyError)
  return {
    site: key,
    session,
    queries,
    api,
    useRead: createUseRead(api),
    useReadPages: createUseReadPages(api),
    settings: readSiteSettings(),
  }
}
