// implements: §8.5
import { type Api, createApi } from './api.ts'
import { authenticationText } from './authentication-text.ts'
import { browserTransport } from './browser-transport.ts'
import { setServerTime } from './server-clock.ts'
import type { Session } from './session.ts'

/**
 * The API that the pages of a site call in the browser. A refused token ends the session (A2).
 * @param onSignedOut called with the one toast for it.
 */
export function createBrowserApi(session: Session, onSignedOut: (text: string) => void): Api {
  let endedHere = false
  return createApi({
    transport: browserTransport,
    token: session.token,
    onServerTime: setServerTime,
    onRefusal: (error, token) => {
      // Several calls may be refused together, or after the next login: only the first one shows the toast.
      if (error.status !== 401 || token !== session.token()) return
      // Calls that the page makes without a token on its way to the login are not reported again.
      if (token === null && endedHere) return
      endedHere = token !== null
      session.end()
      onSignedOut(authenticationText(error))
    },
  })
}
