// implements: §2.11, §2.61, §8.15
import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { type NewPassword, NewPasswordForm } from '@anseo/ui/new-password-form'
import { notify } from '@anseo/ui/toasts'
import { useNavigate } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { ProfileSubpage } from './profile-subpage.tsx'
import { SetPasswordLink } from './set-password-link.tsx'

export const meta = ownPageMeta('Change Password')
export const action = showPageAgain

/** `/change-password`, reached from the profile (§2). */
export default function ChangePassword() {
  return (
    <ProfileSubpage title="Change Password">
      <ChangePasswordCard />
    </ProfileSubpage>
  )
}

function ChangePasswordCard() {
  const navigate = useNavigate()
  const { submit, busy, fields, error } = useFormCall<NewPassword>({
    fallback: ACCOUNT.changePasswordFailed,
    call: async (body) => {
      const { message } = await api('PUT /api/user/change-password', { body })
      notify.success(message)
      await navigate('/my-profile')
    },
  })
  return (
    <section className="card pad grid gap-4" aria-label="Change Password">
      <NewPasswordForm
        changes
        aside={<SetPasswordLink />}
        action="Change Password"
        onSubmit={(values) => void submit(values)}
        busy={busy}
        fields={isWrongPassword(error) ? { currentPassword: error.message } : fields}
        error={null}
      />
      <p className="hint">You&apos;ll stay logged in here and be logged out everywhere else.</p>
    </section>
  )
}

/** A wrong current password is also shown at its field. */
const isWrongPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'WRONG_PASSWORD'
