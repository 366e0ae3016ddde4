import { Button } from '@anseo/ui/button'
import { CodeInput } from '@anseo/ui/code-input'
import { Form, type Typed } from '@anseo/ui/form'
import { FormError } from '@anseo/ui/form-error'
import { OwnPasswordInput } from '@anseo/ui/own-password-input'
import { useState } from 'react'
import type { Passkeys } from '../use-passkeys.ts'

type AddPasskeyProps = Pick<Passkeys, 'adding' | 'mailing'> & { onClose: () => void }

/** Asks for the password, or a code from an email, before the device makes a passkey. */
export function AddPasskey({ adding, mailing, onClose }: AddPasskeyProps) {
  const [byMail, setByMail] = useState(false)
  const { asksCode, busy, fields, text } = adding
  const close = () => {
    adding.reset()
    onClose()
  }
  const submit = (typed: Typed) => {
    const proof = {
      ...(!byMail && { password: typed('password') }),
      ...((byMail || asksCode) && { code: typed('code') }),
    }
    adding.submit(proof, close)
  }
  return (
    <Form busy={busy} noValidate={false} className="grid gap-4" aria-label="Add a passkey" onSubmit={submit}>
      {byMail ? (
        <CodeInput label="Code from our email" error={fields['code']} />
      ) : (
        <OwnPasswordInput error={fields['password']} required />
      )}
      {asksCode && <CodeInput label="Code from your authenticator app" error={fields['code']} />}
      {mailing && (
        <div>
          <Button
            tone="ghost"
            size="sm"
            busy={mailing.busy}
            onClick={() => {
              setByMail(true)
              mailing.send()
            }}
          >
            {byMail ? 'Email me another code' : 'No password? Email me a code'}
          </Button>
        </div>
      )}
      <FormError text={text} />
      <div className="flex flex-wrap gap-3">
        <Button tone="sec" onClick={close}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Continue
        </Button>
      </div>
    </Form>
  )
}
