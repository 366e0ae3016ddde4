import { type MouseEvent, useState } from 'react'
import { useSettings } from '../../../root.tsx'
import { CodeLogin } from '../../account/code-login.tsx'
import { LoginForm } from '../../account/login-form.tsx'
import { SignUpTerms } from '../../account/sign-up-terms.tsx'
import { useUnverifiedNote } from '../../account/unverified-note.tsx'
import { useCodeRequest } from '../../account/use-code-request.ts'

/** Focuses the first field. Defined outside the component, so that React calls it once per form, not per render. */
const focusFirst = (box: HTMLElement | null) => box?.querySelector('input')?.focus()

/** Login in the checkout, by an emailed code or the password; the code also creates a new client's account (C2). */
export function SignIn() {
  const { demo } = useSettings()
  const request = useCodeRequest()
  const [byPassword, setByPassword] = useState(false)
  const unverified = useUnverifiedNote()
  const usePassword = ({ currentTarget }: MouseEvent) => {
    const field = currentTarget.closest('.sign-in')?.querySelector<HTMLInputElement>('input[name="email"]')
    if (field) request.setRequest({ email: field.value.trim(), isSent: false })
    setByPassword(true)
  }
  return (
    <div key={String(byPassword)} ref={focusFirst} className="sign-in grid gap-4">
      {byPassword ? (
        <>
          {unverified.note}
          <LoginForm
            signsUp={false}
            demo={demo}
            email={request.email}
            onCode={(email) => {
              request.setRequest({ email, isSent: false })
              setByPassword(false)
            }}
            onRefused={unverified.onRefused}
          />
        </>
      ) : (
        <>
          <CodeLogin request={request} />
          <div className="grid gap-2 text-center">
            <p className="hint">
              No password needed. Have one?{' '}
              <button type="button" className="link" onClick={usePassword}>
                Use my password
              </button>
            </p>
            <p className="hint">
              <SignUpTerms newTab />
            </p>
          </div>
        </>
      )}
    </div>
  )
}
