/** The roles that a call of an admin can name (D1). */
export const NAMED_ROLES = ['reader', 'support', 'finance', 'vetting'] as const

/** The roles in the operator's team (D1). The owner may do everything; each call names the others that may make it. */
export const ADMIN_ROLES = [...NAMED_ROLES, 'owner'] as const

export type AdminRole = (typeof ADMIN_ROLES)[number]

/**
 * Returns whether a member of the team may make a call.
 * @param roles those that the call names.
 */
export const mayCall = (role: AdminRole, roles: readonly AdminRole[]): boolean =>
  role === 'owner' || roles.includes(role)
