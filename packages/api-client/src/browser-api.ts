// implements: §8.5
import { type Api, createApi } from './api.ts'
import { authenticationText } from './authentication-text.ts'
import { browserTransport } from './browser-transport.ts'
import { setServerTime } from './server-clock.ts'
import type { Session } from './session.ts'

/**
 * The API as the pages of a site call it in the browser. A refused token ends the session (A2).
 * @param onSignedOut told the one toast for it.
 */
export function createBrowserApi(session: Session, onSignedOut: (text: string) => void): Api {
  let endedHere = false
  return createApi({
    transport: browserTransport,
    token: session.token,
    onServerTime: setServerTime,
    onRefusal: (error, token) => {
      // Several calls may come back refused at once, or after the next login: the first has said it.
      if (error.status !== 401 || token !== session.token()) return
      // So it has to what a page still asks while it goes to the login.
      if (token === null && endedHere) return
      endedHere = token !== null
      session.end()
      onSignedOut(authenticationText(error))
    },
  })
}
