import { openSession } from '@anseo/api-client/session'
import { clearSavedAppointments } from './clear-saved.ts'

/** The local storage key of the client's token. */
export const SESSION_KEY = 'anseo.client'

/** The client's login in this browser (A1). */
export const session = openSession(SESSION_KEY)

// Whenever a login ends or changes, in this tab or another, the user's saved data are deleted.
session.subscribe(clearSavedAppointments)
