import { createApi } from '@anseo/api-client/api'
import { authenticationErrorText } from '@anseo/api-client/error-texts'
import { browserTransport } from '@anseo/api-client/browser-transport'
import { setServerTime } from '@anseo/api-client/server-clock'
import { notify } from '@anseo/ui/toasts'
import { session } from '../session/session.ts'

/** The API as pages call it in the browser. A refused token ends the session, with the one toast for it (A2). */
export const api = createApi({
  transport: browserTransport,
  token: session.token,
  onServerTime: setServerTime,
  onRefusal: (error) => {
    if (error.status !== 401 || session.token() === null) return
    session.end()
    notify.error(authenticationErrorText(error))
  },
})
