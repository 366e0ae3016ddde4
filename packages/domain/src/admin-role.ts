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

/** The roles as people read them, and what each is for. */
export const ADMIN_ROLE_TEXTS: Readonly<Record<AdminRole, { name: string; about: string }>> = {
  reader: { name: 'Reader', about: 'Reads lists and figures. Sees no documents, chats or notes.' },
  support: { name: 'Support', about: 'Helps people: appointments, problem reports, reviews, announcements.' },
  finance: { name: 'Finance', about: 'Looks after money: payments, refunds, disputes, payouts, the ledger.' },
  vetting: { name: 'Vetting', about: 'Checks vendors and their documents.' },
  owner: { name: 'Owner', about: 'Does everything, including settings, jobs and the team.' },
}
