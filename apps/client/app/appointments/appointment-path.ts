/** Returns the address of an appointment's page (C1 of growth). */
export const appointmentPath = (appointmentId: string): string => `/my-appointment/${appointmentId}`
