import { NAMED_ROLES } from '@anseo/domain/admin-role'
import { type Declaration, type Declared, withDefaults } from './call.ts'

/** The callers of the calls that a site has under its own path: on the admin's site anybody in the team. */
const CALLERS = {
  user: { access: 'client' },
  pro: { access: 'vendor' },
  admin: { access: 'admin', roles: NAMED_ROLES },
} as const

/** The first path segment of a site's own calls. */
export type SitePath = keyof typeof CALLERS

/** Returns the function that declares the calls of those who are logged in on a site. */
export const callsOf =
  <const S extends SitePath>(site: S) =>
  <const C extends Omit<Declaration, 'access' | 'roles'>>(
    declaration: C,
  ): Declared<C & (typeof CALLERS)[S]> =>
    withDefaults({ ...declaration, ...CALLERS[site] })
