export const ROLES = ['client', 'vendor', 'admin'] as const

/** The site an account belongs to; one address may have an account on each site (A1). */
export type Role = (typeof ROLES)[number]
