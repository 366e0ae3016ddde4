import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import type { AdminRole } from '@anseo/domain/admin-role'
import { INVITATION_DAYS, NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { useDraft } from '@anseo/site-kit/use-draft'
import { FormError } from '@anseo/ui/form-error'
import { FormDialog } from '@anseo/ui/form-dialog'
import { TextInput } from '@anseo/ui/text-input'
import { useInvite } from '../../queries/team.ts'
import { RoleCards } from './role-cards.tsx'

/** The default is the role with the fewest rights, so that a careless invitation does the least harm. */
const FIRST_ROLE: AdminRole = 'reader'

/** Invites someone into the team; what was typed survives a login. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useDraft('anseo.admin.invite.name')
  const [email, setEmail] = useDraft('anseo.admin.invite.email')
  const [role, setRole] = useDraft('anseo.admin.invite.role', FIRST_ROLE)
  const invite = useInvite()
  const { fields, text } = formErrors(invite.error, ACCOUNT.loginUnanswered)
  const submit = () => {
    invite.mutate(
      { name, email, role: role as AdminRole },
      {
        onSuccess: () => {
          setName('')
          setEmail('')
          setRole('')
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title="Invite someone into the team"
      confirm="Send invitation"
      busy={invite.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fields['name']}
      />
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fields['email']}
      />
      <RoleCards value={role as AdminRole} onChange={setRole} />
      <p className="hint">
        We&apos;ll email a link to choose a password. It works for {INVITATION_DAYS} days.
      </p>
      <FormError text={text} />
    </FormDialog>
  )
}
