import { createBrowserApi } from '@anseo/api-client/browser-api'
import { createQueryClient } from './query-client.ts'
import { openSession, type SessionKey } from '@anseo/api-client/session'
import { readSiteSettings } from '@anseo/api-client/site-settings'

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
