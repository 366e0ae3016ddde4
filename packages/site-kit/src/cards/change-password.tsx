import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { type NewPassword, NewPasswordForm } from '@anseo/ui/new-password-form'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteCalls } from '../site-calls.ts'

/** Changes the password; other sessions end (A4). */
export function ChangePassword({ api, site }: SiteCalls<'pro' | 'admin'>) {
  const [changes, setChanges] = useState(0)
  const change = useMutation({
    mutationFn: (body: NewPassword) => api(`PUT /api/${site}/change-password`, { body }),
    meta: { inForm: true },
    onSuccess: ({ message }) => {
      notify.success(message)
      setChanges(changes + 1)
    },
  })
  const { fields, text } = formErrors(change.error, ACCOUNT.changePasswordFailed)
  return (
    <section className="card pad grid gap-4" aria-label="Change Password">
      <h2 className="text-[1.1875rem]">Change Password</h2>
      <NewPasswordForm
        key={changes}
        changes
        action="Change Password"
        onSubmit={change.mutate}
        busy={change.isPending}
        fields={fields}
        error={text}
      />
    </section>
  )
}
