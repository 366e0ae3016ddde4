/** The search parameter that names an appointment to be paid. */
export const PAY = 'pay'

/** The page of the appointments with the payment of one of them open. */
export const payPath = (appointmentId: string): string => `/my-appointment?${PAY}=${appointmentId}`
