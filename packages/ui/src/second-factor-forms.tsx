import { Button } from './button.tsx'
import { CodeInput } from './code-input.tsx'
import { Form, type Typed } from './form.tsx'
import { FormError } from './form-error.tsx'
import { OwnPasswordInput } from './own-password-input.tsx'

/** A form's call: how to send it, whether it runs, and its errors. */
export type FormStep<Values> = {
  submit: (values: Values) => void
  busy: boolean
  fields: Record<string, string>
  text: string | null
}

/** Asks for the password before an app is set up. */
export function PasswordForm({ step }: { step: FormStep<{ password: string }> }) {
  return (
    <Form
      busy={step.busy}
      noValidate={false}
      className="grid gap-4"
      onSubmit={(typed) => step.submit({ password: typed('password') })}
    >
      <OwnPasswordInput error={step.fields['password']} required />
      <FormError text={step.text} />
      <div>
        <Button type="submit" busy={step.busy}>
          Set up an app
        </Button>
      </div>
    </Form>
  )
}

type ConfirmCodeFormProps = {
  app: { secret: string; qr: string }
  step: FormStep<{ code: string }>
  onBack: () => void
}

/** Shows the secret for the app, and takes its first code. */
export function ConfirmCodeForm({ app, step, onBack }: ConfirmCodeFormProps) {
  return (
    <Form
      busy={step.busy}
      noValidate={false}
      className="grid gap-4"
      onSubmit={(typed) => step.submit({ code: typed('code') })}
    >
      <p className="muted">
        Scan this QR code with an authenticator app (such as Aegis, 2FAS, Google Authenticator or 1Password).
      </p>
      <img className="qr" src={app.qr} alt="The secret for your app as a QR code" width={184} height={184} />
      <p className="muted text-sm">
        Can&apos;t scan? Enter this key: <code className="secret">{inGroups(app.secret)}</code>
      </p>
      <CodeInput label="Code from the app" error={step.fields['code']} />
      <FormError text={step.text} />
      <div className="flex flex-wrap gap-3">
        <Button tone="sec" onClick={onBack}>
          Cancel
        </Button>
        <Button type="submit" busy={step.busy}>
          Turn on
        </Button>
      </div>
    </Form>
  )
}

type ProofFormProps = {
  action: string
  destructive?: boolean
  step: FormStep<{ password: string; code: string }>
  onBack: () => void
}

/** Asks for password and code before the second step is changed. */
export function ProofForm({ action, destructive, step, onBack }: ProofFormProps) {
  const submit = (typed: Typed) => step.submit({ password: typed('password'), code: typed('code') })
  return (
    <Form busy={step.busy} noValidate={false} className="grid gap-4" onSubmit={submit}>
      <OwnPasswordInput error={step.fields['password']} required />
      <CodeInput label="Code from the app" error={step.fields['code']} />
      <FormError text={step.text} />
      <div className="flex flex-wrap gap-3">
        <Button tone="sec" onClick={onBack}>
          Cancel
        </Button>
        <Button type="submit" tone={destructive ? 'dngf' : 'pri'} busy={step.busy}>
          {action}
        </Button>
      </div>
    </Form>
  )
}

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
