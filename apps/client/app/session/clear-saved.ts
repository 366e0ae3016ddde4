/** The local storage key of the appointments that can be seen offline. */
export const SAVED_APPOINTMENTS_KEY = 'anseo.client.upcoming'

/** Deletes the user's saved appointments from this device. */
export const clearSavedAppointments = (): void => localStorage.removeItem(SAVED_APPOINTMENTS_KEY)
