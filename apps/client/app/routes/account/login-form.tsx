// implements: §2.49, §2.51, §2.52, §3.18, §4.2, §5.1, §5.3
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { withNext } from '@anseo/api-client/with-next'
import { chosenPasswordText, emailText, nameText, requiredText } from '@anseo/api-client/field-problems'
import { Button } from '@anseo/ui/button'
import { Form, type Typed } from '@anseo/ui/form'
import { PasswordInput } from '@anseo/ui/password-input'
import { TextInput } from '@anseo/ui/text-input'
import { notify } from '@anseo/ui/toasts'
import { Mail, User } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { session } from '../../session/session.ts'
import { mailedNext } from './mailed-next.ts'
import { PasskeyLogin } from './passkey-login.tsx'

interface Entered {
  name: string
  email: string
  password: string
}

interface LoginFormProps {
  signsUp: boolean
  /** An address that was typed before. */
  email?: string
  /** The demonstration's account, offered as one click. */
  demo: { email: string; password: string } | null
  /** Called with the typed address when a code by email is wanted instead. */
  onCode: (email: string) => void
  /** Called with the address of a new account; the form is empty then. */
  onRegistered?: (email: string) => void
  /** Called with the reason when a login was refused. */
  onRefused?: (error: unknown, email: string) => void
}

/** Name (for sign-up only), email and password; changing the mode or an error does not clear what was typed. */
export function LoginForm({ signsUp, email, demo, onCode, onRegistered, onRefused }: LoginFormProps) {
  const { submit, busy, fields, reset, form } = useFormCall<Entered>({
    fallback: ACCOUNT.loginUnanswered,
    check: (entered) => (signsUp ? problemsOfAccount(entered) : problemsOfLogin(entered)),
    call: (entered) => (signsUp ? register(entered) : logIn(entered)),
  })
  // The problems belong to the form that was sent.
  const [wasSigningUp, setWasSigningUp] = useState(signsUp)
  if (wasSigningUp !== signsUp) {
    setWasSigningUp(signsUp)
    reset()
  }
  const [search] = useSearchParams()
  const here = useLocation()
  // From the checkout the client comes back to the page below the sheet.
  const onwards =
    here.pathname === '/login' ? search : new URLSearchParams({ next: here.pathname + here.search })
  const register = async (entered: Entered) => {
    if (isOffline()) return
    await api('POST /api/user/register', { body: { ...entered, ...mailedNext(search) } })
    notify.success(ACCOUNT.registered)
    form.current?.reset()
    onRegistered?.(entered.email.trim())
  }
  const logIn = async ({ email, password }: Entered) => {
    if (isOffline()) return
    const login = api('POST /api/user/login', { body: { email, password, ...session.device() } })
    login.catch((error: unknown) => onRefused?.(error, email.trim()))
    const { token, device } = await login
    session.start(token, device)
  }
  const onSubmit = (typed: Typed) =>
    submit({ name: typed('name'), email: typed('email'), password: typed('password') })
  const enterDemo = () => {
    if (!demo || !form.current) return
    const typeIn = (name: string, text: string) => {
      const input = form.current?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = text
    }
    typeIn('email', demo.email)
    typeIn('password', demo.password)
    void submit({ name: '', ...demo })
  }
  return (
    <Form className="grid gap-4" onSubmit={onSubmit} ref={form}>
      {signsUp && (
        <TextInput
          label="Full Name"
          name="name"
          autoComplete="name"
          icon={<User aria-hidden="true" />}
          error={fields['name']}
          required
        />
      )}
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete={signsUp ? 'email' : 'username webauthn'}
        icon={<Mail aria-hidden="true" />}
        defaultValue={email}
        error={fields['email']}
        required
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete={signsUp ? 'new-password' : 'current-password'}
        error={fields['password']}
        required
        {...(signsUp
          ? { hint: 'At least 8 characters.' }
          : {
              aside: (
                <Link className="link text-sm" to={withNext('/forgot-password', onwards)}>
                  Forgot password
                </Link>
              ),
            })}
      />
      <Button type="submit" tone="cta" size="lg" full busy={busy}>
        {signsUp ? 'Create Account' : 'Login'}
      </Button>
      <Button
        tone="sec"
        full
        onClick={() =>
          onCode(form.current ? String(new FormData(form.current).get('email') ?? '').trim() : '')
        }
      >
        Email me a code instead
      </Button>
      {!signsUp && <PasskeyLogin />}
      {demo && !signsUp && (
        <Button tone="sec" full onClick={enterDemo}>
          Use the demo account
        </Button>
      )}
    </Form>
  )
}

const problemsOfAccount = ({ name, email, password }: Entered) => ({
  name: nameText(name),
  email: emailText(email),
  password: chosenPasswordText(password, email),
})

const problemsOfLogin = ({ email, password }: Entered) => ({
  email: emailText(email),
  password: requiredText(password),
})

/** Shows the problem before the server is asked (§5). */
function isOffline(): boolean {
  if (navigator.onLine) return false
  notify.error(ACCOUNT.loginOffline)
  return true
}
