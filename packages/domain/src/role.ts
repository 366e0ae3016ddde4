export const ROLES = ['client', 'vendor', 'admin'] as const

/** Which of the three sites an account belongs to; one address may have an account on each (A1). */
export type Role = (typeof ROLES)[number]
