/** Where the appointments are kept that can be seen without a connection. */
export const KEPT_APPOINTMENTS_KEY = 'anseo.client.upcoming'

/** Forgets what was kept of the user on this device. */
export const forgetKept = (): void => localStorage.removeItem(KEPT_APPOINTMENTS_KEY)
