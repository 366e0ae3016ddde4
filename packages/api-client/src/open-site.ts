import { createBrowserApi } from './browser-api.ts'
import { createQueryClient } from './query-client.ts'
import { openSession, type SessionKey } from './session.ts'
import { readSiteSettings } from './site-settings.ts'

/**
 * What every module of a single-page site works with: its login, its API, its cache and its settings.
 * @param notifyError shows a toast.
 */
export function openSite(key: SessionKey, notifyError: (text: string) => void) {
  const session = openSession(key)
  const queries = createQueryClient(notifyError)
  // What was loaded belongs to whoever was signed in.
  session.subscribe(() => queries.clear())
  return { session, queries, api: createBrowserApi(session, notifyError), settings: readSiteSettings() }
}
