import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { CodeInput } from './code-input.tsx'
import { Form, type Typed } from './form.tsx'
import { FormError } from './form-error.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import { PasswordInput } from './password-input.tsx'
import { TextInput } from './text-input.tsx'

export type Credentials = { email: string; password: string; code?: string }

type LoginFormProps = {
  onLogin: (credentials: Credentials) => void
  busy: boolean
  /** Errors by the name of the field. */
  fields: Record<string, string>
  /** Error of the whole login. */
  error: string | null
  forgotPassword: LinkElement
  /** The account has a second step: its code is asked for as well. */
  asksCode: boolean
  /** The demonstration's account, offered as one click. */
  demo: Credentials | null
  /** The other ways to log in. */
  passkey: ReactNode
}

/** Form for email and password; typed text stays when the login fails. */
export function LoginForm(props: LoginFormProps) {
  const { onLogin, busy, fields, error, forgotPassword, asksCode, demo, passkey } = props
  const submit = (typed: Typed) =>
    onLogin({
      email: typed('email'),
      password: typed('password'),
      ...(asksCode && { code: typed('code') }),
    })
  return (
    <Form busy={busy} noValidate={false} className="grid gap-4" onSubmit={submit}>
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username webauthn"
        icon={<Mail aria-hidden="true" />}
        error={fields['email']}
        required
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        aside={
          <Linked link={forgotPassword} className="link text-sm">
            Forgot password
          </Linked>
        }
        error={fields['password']}
        required
      />
      {asksCode && (
        <CodeInput
          label="Code from your authenticator app"
          hint="No phone? Enter a recovery code."
          error={fields['code']}
        />
      )}
      <FormError text={error} />
      <Button type="submit" tone="cta" size="lg" full busy={busy}>
        Login
      </Button>
      {!asksCode && passkey}
      {demo && !asksCode && (
        <Button tone="sec" full onClick={() => !busy && onLogin(demo)}>
          Use the demo account
        </Button>
      )}
    </Form>
  )
}
