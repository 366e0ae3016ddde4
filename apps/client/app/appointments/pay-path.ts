/** The search parameter with the id of an appointment to pay. */
export const PAY = 'pay'

/** Returns the path of the appointments page with the payment of one of them open. */
export const payPath = (appointmentId: string): string => `/my-appointment?${PAY}=${appointmentId}`
