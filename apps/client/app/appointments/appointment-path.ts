/** The page of one appointment (C1 of growth). */
export const appointmentPath = (appointmentId: string): string => `/my-appointment/${appointmentId}`
