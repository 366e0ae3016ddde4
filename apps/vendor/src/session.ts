import { openSession } from '@anseo/api-client/session'

/** The vendor's login in this browser (A1). */
export const session = openSession('anseo.pro')
