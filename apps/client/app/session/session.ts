import { openSession } from '@anseo/api-client/session'

/** The client's login in this browser (A1). */
export const session = openSession('anseo.client')
