import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { ADMIN_ROLE_TEXTS } from '@anseo/domain/admin-role'
import { useLinkToken } from '@anseo/site-kit/use-link-token'
import { FormError } from '@anseo/ui/form-error'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { LoadingNote } from '@anseo/ui/loading-note'
import { NewPasswordForm } from '@anseo/ui/new-password-form'
import { Skeleton } from '@anseo/ui/skeleton'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { api, settings } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'

const TITLE = 'Join the team'

/** `/invitation?token=…`, from the email: shows the invitation and takes a password. */
export function InvitationPage() {
  const navigate = useNavigate()
  const { token, forget } = useLinkToken()
  const found = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) =>
      (await api('POST /api/admin/invitation', { body: { token }, signal })).invitation,
  })
  const accept = useMutation({
    mutationFn: (password: string) => api('POST /api/admin/invitation/accept', { body: { token, password } }),
    meta: { inForm: true },
    onSuccess: ({ message }) => {
      forget()
      notify.success(message)
      void navigate('/login')
    },
  })
  if (!found.data) {
    return (
      <AccountFrame title={TITLE} lead={`You're invited to the admin site of ${settings.brand.name}.`}>
        {found.error ? (
          <>
            <FormError text={failureText(found.error)} />
            <ToLogin />
          </>
        ) : (
          <>
            <LoadingNote text="Loading your invitation..." />
            <Skeleton height={180} />
          </>
        )}
      </AccountFrame>
    )
  }
  const { name, email, role, invitedBy } = found.data
  const { fields, text } = formErrors(accept.error, ACCOUNT.resetPasswordFailed)
  return (
    <AccountFrame title={TITLE} lead={`Hello ${name}, ${invitedBy} invited you. Choose a password to join.`}>
      <KeyValueList
        items={[
          { label: 'Email', value: email },
          { label: 'Role', value: ADMIN_ROLE_TEXTS[role].name },
        ]}
      />
      <NewPasswordForm
        action={TITLE}
        onSubmit={({ newPassword }) => accept.mutate(newPassword)}
        busy={accept.isPending}
        fields={{ newPassword: fields['password'] }}
        error={text ?? fields['token'] ?? null}
      />
      <ToLogin />
    </AccountFrame>
  )
}

/** Returns why an invitation is not shown. Several causes share one text, because the remedy is the same. */
const failureText = (error: unknown) =>
  error instanceof ApiError && ['LINK_INVALID', 'LINK_EXPIRED'].includes(error.code ?? '')
    ? 'This invitation has expired, or was used, withdrawn or sent again. Ask a team owner for a new one.'
    : formErrors(error, ACCOUNT.loginUnanswered).text

const ToLogin = () => (
  <p className="text-center">
    <Link className="link" to="/login">
      Go to login
    </Link>
  </p>
)
