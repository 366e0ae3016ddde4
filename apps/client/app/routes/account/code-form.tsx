import { ApiError } from '@anseo/api-client/api-error'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { requiredText } from '@anseo/api-client/field-problems'
import { LOGIN_CODE_DIGITS, LOGIN_CODE_MINUTES } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { Form } from '@anseo/ui/form'
import { TextInput } from '@anseo/ui/text-input'
import { User } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { session } from '../../session/session.ts'

interface CodeFormProps {
  email: string
  /** Another code is being requested. */
  sending: boolean
  /** The number of further codes that were sent: each replaces the one that was typed. */
  resent: number
  onSendAgain: () => void
  onOtherEmail: () => void
}

interface Entered {
  code: string
  /** Undefined until the server has asked for it. */
  name: string | undefined
}

/** The code from the email, and the name once the right code turned out to be a new client's. */
export function CodeForm({ email, sending, resent, onSendAgain, onOtherEmail }: CodeFormProps) {
  const [isNew, setIsNew] = useState(false)
  const { submit, busy, fields, form, reset } = useFormCall<Entered>({
    fallback: ACCOUNT.loginUnanswered,
    check: ({ code, name }) => ({
      code: requiredText(code),
      name: name === undefined ? null : requiredText(name),
    }),
    call: async ({ code, name }) => {
      try {
        const { token } = await api('POST /api/user/login-with-code', { body: { email, code, name } })
        session.start(token)
      } catch (error) {
        // A new client has made no mistake: the name is asked for only after the right code.
        if (isNew || !(error instanceof ApiError && 'name' in error.fields)) throw error
        setIsNew(true)
      }
    },
  })
  useEffect(() => {
    const field = form.current?.elements.namedItem(isNew ? 'name' : 'code')
    if (field instanceof HTMLElement) field.focus()
  }, [form, isNew])
  const askAnew = useEffectEvent(() => {
    reset()
    const field = form.current?.elements.namedItem('code')
    if (!(field instanceof HTMLInputElement)) return
    field.value = ''
    field.focus()
  })
  useEffect(() => {
    if (resent > 0) askAnew()
  }, [resent])
  const send = () => {
    if (!form.current) return
    const entered = new FormData(form.current)
    const name = isNew ? String(entered.get('name') ?? '') : undefined
    void submit({ code: String(entered.get('code') ?? ''), name })
  }
  return (
    <Form className="grid gap-4" onSubmit={send} ref={form}>
      <p role="status">
        We&apos;ve emailed a code to <b className="break-words">{email}</b>. It works for {LOGIN_CODE_MINUTES}{' '}
        minutes, in this browser.
      </p>
      <TextInput
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LOGIN_CODE_DIGITS + 1}
        error={fields['code']}
        onChange={(event) => {
          const isWhole = event.target.value.replaceAll(/\D/g, '').length === LOGIN_CODE_DIGITS
          if (isWhole && !isNew) send()
        }}
        required
      />
      {isNew && (
        <TextInput
          label="Full Name"
          name="name"
          autoComplete="name"
          hint="You're new here, so we need your name."
          icon={<User aria-hidden="true" />}
          error={fields['name']}
          required
        />
      )}
      <Button type="submit" tone="cta" size="lg" full busy={busy}>
        {isNew ? 'Create Account' : 'Login'}
      </Button>
      <div className="flex flex-wrap justify-center gap-2">
        <Button tone="ghost" size="sm" busy={sending} onClick={onSendAgain}>
          Send another code
        </Button>
        <Button tone="ghost" size="sm" onClick={onOtherEmail}>
          Use another email
        </Button>
      </div>
    </Form>
  )
}
