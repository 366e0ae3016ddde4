/** Where the appointments are kept that can be seen without a connection. */
export const SAVED_APPOINTMENTS_KEY = 'anseo.client.upcoming'

/** Forgets what was kept of the user on this device. */
export const clearSavedAppointments = (): void => localStorage.removeItem(SAVED_APPOINTMENTS_KEY)
