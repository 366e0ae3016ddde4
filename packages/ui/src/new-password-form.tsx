// implements: §2.60, §2.61, §3.18, §5.5-5.7
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Form, type Typed } from './form.tsx'
import { FormError } from './form-error.tsx'
import { PasswordInput } from './password-input.tsx'

export type NewPassword = { currentPassword: string; newPassword: string }

type NewPasswordFormProps = {
  /** Asks for the current password too. */
  changes?: boolean
  /** Content right of the current password's label, such as a link for those who have none. */
  aside?: ReactNode
  /** The submit button's label. */
  action: string
  onSubmit: (values: NewPassword) => void
  busy: boolean
  /** Errors of the current and the new password. */
  fields: { currentPassword?: string | undefined; newPassword?: string | undefined }
  error: string | null
}

/** Form for a new password, typed twice: from an emailed link, or with the current password for a change (§5). */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { changes, aside, action, onSubmit, busy, fields, error } = props
  const [incomplete, setIncomplete] = useState(false)
  const [mismatch, setMismatch] = useState<string | null>(null)
  const submit = (typed: Typed) => {
    const values = { currentPassword: typed('currentPassword'), newPassword: typed('newPassword') }
    const confirmation = typed('confirmPassword')
    const asked = [values.newPassword, confirmation, ...(changes ? [values.currentPassword] : [])]
    const lacks = asked.includes('')
    const differs = !lacks && values.newPassword !== confirmation
    setIncomplete(lacks)
    setMismatch(differs ? mismatchText(changes) : null)
    if (!lacks && !differs) onSubmit(values)
  }
  const wrong = incomplete ? 'All fields are required' : error
  return (
    <Form busy={busy} className="grid gap-4" onSubmit={submit}>
      {changes && (
        <PasswordInput
          label="Current Password"
          aside={aside}
          name="currentPassword"
          autoComplete="current-password"
          error={fields.currentPassword}
        />
      )}
      <PasswordInput
        label="New Password"
        name="newPassword"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={fields.newPassword}
      />
      <PasswordInput
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        error={mismatch}
      />
      <FormError text={wrong} />
      <Button type="submit" tone="cta" size="lg" full busy={busy}>
        {action}
      </Button>
    </Form>
  )
}

/** The specified texts of the two pages (§5). */
const mismatchText = (changes: boolean | undefined) =>
  changes ? 'New passwords do not match' : 'Passwords do not match'
