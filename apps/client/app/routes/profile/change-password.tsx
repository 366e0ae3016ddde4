// implements: §2.11, §2.61, §8.15
import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { type NewPassword, NewPasswordForm } from '@anseo/ui/new-password-form'
import { notify } from '@anseo/ui/toasts'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { ChevronLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { RequireClient } from '../../account/require-client.tsx'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import type { Route } from './+types/change-password'

export const meta = ownPageMeta('Change Password')
export const action = ({ request }: Route.ActionArgs) => showPageAgain({ request })

/** `/change-password`, reached from the profile (§2). */
export default function ChangePassword() {
  return (
    <div className="wrap page max-w-[34rem]">
      <Link className="back-link" to="/my-profile">
        <ChevronLeft aria-hidden="true" />
        My Profile
      </Link>
      <h1 className="mt-1 mb-4">Change Password</h1>
      <RequireClient waiting={<CardSkeleton count={1} />}>
        <ChangePasswordCard />
      </RequireClient>
    </div>
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

/** The current password was not that: said beside its field too. */
const isWrongPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'WRONG_PASSWORD'
