// implements: §5.8, §5.9
import { Mail } from 'lucide-react'
import { Button } from './button.tsx'
import type { ButtonTone } from './button.tsx'
import { Form } from './form.tsx'
import { TextInput } from './text-input.tsx'

type EmailFormProps = {
  /** The submit button's label: 'Send Reset Link', 'Resend Email'. */
  action: string
  onSubmit: (email: string) => void
  busy: boolean
  error: string | null | undefined
  tone?: ButtonTone
  /** Initial value of the field. */
  email?: string
  /** An empty address is sent too (§5 Forgot password). */
  optional?: boolean
}

/** Form with an email address and a button. */
export function EmailForm({ action, onSubmit, busy, error, tone = 'cta', email, optional }: EmailFormProps) {
  return (
    <Form busy={busy} className="grid gap-4" onSubmit={(typed) => onSubmit(typed('email'))}>
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        icon={<Mail aria-hidden="true" />}
        defaultValue={email}
        error={error}
        required={!optional}
      />
      <Button type="submit" tone={tone} size="lg" full busy={busy}>
        {action}
      </Button>
    </Form>
  )
}
