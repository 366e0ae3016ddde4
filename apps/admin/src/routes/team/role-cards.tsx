import { ADMIN_ROLE_TEXTS, ADMIN_ROLES, type AdminRole } from '@anseo/domain/admin-role'
import { RadioCards } from '@anseo/ui/radio-cards'

const OPTIONS = ADMIN_ROLES.map((role) => {
  const { name, about } = ADMIN_ROLE_TEXTS[role]
  return { value: role, name, consequence: about }
})

interface RoleCardsProps {
  value: AdminRole
  onChange: (role: AdminRole) => void
}

/** The roles, each with its purpose. */
export const RoleCards = ({ value, onChange }: RoleCardsProps) => (
  <RadioCards label="Role" options={OPTIONS} value={value} onChange={(role) => onChange(role as AdminRole)} />
)
