/** The roles in the operator's team (D1). The owner may do everything; each call names the others that may make it. */
export const ADMIN_ROLES = ['reader', 'support', 'finance', 'vetting', 'owner'] as const

export type AdminRole = (typeof ADMIN_ROLES)[number]
