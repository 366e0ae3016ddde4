import type { Session, SessionKey } from '@anseo/api-client/session'
import { clearDrafts } from './drafts.ts'

/**
 * Ends the session here at once, and on the server as soon as it answers, and deletes what was typed.
 * @param path the site's call that ends the session on the server.
 */
export function logOut(site: SessionKey, path: string, session: Session): void {
  const headers = { authorization: `Bearer ${session.token()}` }
  // The page may be closed before the server has answered.
  fetch(path, { method: 'POST', headers, keepalive: true }).catch(() => undefined)
  // Other tabs tell a logout by the empty token from a session that has ended, after which drafts are kept.
  localStorage.setItem(site, '')
  session.end()
  clearDrafts(site)
}
