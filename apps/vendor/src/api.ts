import { createBrowserApi } from '@anseo/api-client/browser-api'
import { notify } from '@anseo/ui/toasts'
import { session } from './session.ts'

/** The API as this site calls it. A refused token ends the session, with the one toast for it (A2). */
export const api = createBrowserApi(session, notify.error)
