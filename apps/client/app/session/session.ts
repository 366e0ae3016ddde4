import { openSession } from '@anseo/api-client/session'
import { clearSavedAppointments } from './clear-saved.ts'

/** The client's login in this browser (A1). */
export const session = openSession('anseo.client')

// However a login ends or changes, in this tab or another, nothing of the person stays behind.
session.subscribe(clearSavedAppointments)
