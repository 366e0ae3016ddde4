import type { Role } from '@anseo/domain/role'

/** The password of every account of the demonstration. */
export const DEMO_PASSWORD = 'anseo-demo-1'

/** The accounts that the login pages offer as one click. */
export const DEMO_ACCOUNTS: Record<Role, { key: string; name: string; email: string }> = {
  client: { key: 'ciara-nolan', name: 'Ciara Nolan', email: 'client@demo.test' },
  vendor: { key: 'aoife-byrne', name: 'Aoife Byrne', email: 'vendor@demo.test' },
  admin: { key: 'maeve-tierney', name: 'Maeve Tierney', email: 'admin@demo.test' },
}
