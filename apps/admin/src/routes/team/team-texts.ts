/** The orders of the members. */
export const ORDERS = {
  name: 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  role: 'By role',
  'role-desc': 'By role, last first',
  active: 'Last active first',
  'active-asc': 'Longest inactive first',
} as const
