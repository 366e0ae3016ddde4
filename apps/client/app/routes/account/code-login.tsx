import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { emailText } from '@anseo/api-client/field-problems'
import { EmailForm } from '@anseo/ui/email-form'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { CodeForm } from './code-form.tsx'
import type { useCodeRequest } from './use-code-request.ts'

/** Login and sign-up with a code by email: first the address, then the code (C2). */
export function CodeLogin({ request }: { request: ReturnType<typeof useCodeRequest> }) {
  const { email, isSent, setRequest } = request
  const [resent, setResent] = useState(0)
  const { submit, busy, fields } = useFormCall<string>({
    fallback: ACCOUNT.loginUnanswered,
    check: (address) => ({ email: emailText(address) }),
    call: async (address) => {
      const { message } = await api('POST /api/user/login-code', { body: { email: address } })
      if (isSent) {
        notify.success(message)
        setResent((times) => times + 1)
      }
      setRequest({ email: address.trim(), isSent: true })
    },
  })
  if (isSent) {
    return (
      <CodeForm
        email={email}
        sending={busy}
        resent={resent}
        onSendAgain={() => void submit(email)}
        onOtherEmail={() => setRequest({ email, isSent: false })}
      />
    )
  }
  return (
    <EmailForm
      // A new initial value needs a new field.
      key={email}
      action="Email me a code"
      email={email}
      onSubmit={(address) => void submit(address)}
      busy={busy}
      error={fields['email']}
    />
  )
}
