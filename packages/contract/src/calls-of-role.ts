import { type AdminRole, mayCall } from '@anseo/domain/admin-role'
import type { Call } from './call.ts'
import { CALLS } from './calls.ts'

/** Returns the names of the admin's calls that a role may make, in the order of the reference (D1). */
export const callsOfRole = (role: AdminRole): string[] =>
  Object.values(CALLS)
    .flat<readonly (readonly Call[])[]>()
    .filter((call) => call.access === 'admin' && mayCall(role, call.roles))
    .map(({ method, path }) => `${method} ${path}`)
