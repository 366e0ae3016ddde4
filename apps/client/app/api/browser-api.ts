import { createBrowserApi } from '@anseo/api-client/browser-api'
import { notify } from '@anseo/ui/toasts'
import { handleRefusedToken } from '../session/refused-token.ts'
import { session } from '../session/session.ts'

/**
 * The API as pages call it in the browser. A refused token ends the session, with the one toast for it (A2), and leads
 * to the login (§8).
 */
export const api = createBrowserApi(session, (text) => {
  notify.error(text)
  handleRefusedToken()
})
