// implements: §2.6, §2.51-2.53, §4.1
import { nextOf } from '@anseo/api-client/return-path'
import { withParams } from '@anseo/site-kit/with-params'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { showPageAgain } from '../../forms/early-submit.ts'
import { useSettings } from '../../root.tsx'
import { useToken } from '../../account/profile.tsx'
import { returnPath } from '../../session/return-path.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { useStepFocus } from '../../shell/use-step-focus.ts'
import { AccountFrame } from './account-frame.tsx'
import { CodeLogin } from './code-login.tsx'
import { LoginForm } from './login-form.tsx'
import { takeMailedNote } from './mailed-next.ts'
import { MailNote } from './mail-note.tsx'
import { SignUpTerms } from './sign-up-terms.tsx'
import { useUnverifiedNote } from './unverified-note.tsx'
import { useCodeRequest } from './use-code-request.ts'

export const meta = ownPageMeta('Login')
export const action = showPageAgain

/**
 * `/login`: login and sign-up by password (§2), or both with a code by email (C2). A client who is already logged in is
 * sent on to the page named in the address (A7).
 */
export default function Login() {
  const { brand, demo } = useSettings()
  const [search, setSearch] = useSearchParams()
  const [registered, setRegistered] = useState<string | null>(null)
  const unverified = useUnverifiedNote()
  const token = useToken()
  const navigate = useNavigate()
  const mode = search.get('mode')
  const signsUp = mode === 'sign-up'
  const byCode = mode === 'code'
  const request = useCodeRequest()
  const target = returnPath(search)
  const returns = nextOf(search).next !== undefined
  useEffect(() => {
    if (token) void navigate(takeMailedNote(target), { replace: true })
  }, [token, target, navigate])

  useStepFocus(`${mode} ${byCode && request.isSent}`)

  const show = (mode: Mode) =>
    setSearch((before) => withMode(before, mode), { replace: true, preventScrollReset: true })
  return (
    <AccountFrame
      {...greeting(brand.name, registered && !signsUp ? 'registered' : mode, returns)}
      slogan={['Say it like roll call:', `${brand.name.toLowerCase()}!`]}
      motto="Irish for “here”. Vetted professionals, at your door, when you need them."
      terms={signsUp || byCode ? <SignUpTerms /> : <LoginTerms />}
    >
      {!signsUp &&
        (registered ? (
          <MailNote email={registered} title="Check your inbox">
            We&apos;ve emailed {registered}. The link expires in 24 hours.
          </MailNote>
        ) : (
          unverified.note
        ))}
      {byCode ? (
        <CodeLogin request={request} />
      ) : (
        <LoginForm
          signsUp={signsUp}
          email={request.email}
          demo={demo}
          onCode={(email) => {
            request.setRequest({ email, isSent: false })
            show('code')
          }}
          onRegistered={(email) => {
            setRegistered(email)
            show('login')
          }}
          onRefused={(error, email) => {
            if (unverified.onRefused(error, email)) setRegistered(null)
          }}
        />
      )}
      <p className="text-center">
        {!byCode && (signsUp ? 'Have an account? ' : `New to ${brand.name}? `)}
        <Link
          className="link"
          to={{ search: withMode(search, signsUp || byCode ? 'login' : 'sign-up').toString() }}
          replace
          preventScrollReset
        >
          {byCode ? 'Use my password' : signsUp ? 'Login' : 'Create Account'}
        </Link>
      </p>
    </AccountFrame>
  )
}

/** Returns the page's heading and the sentence below it; a new user is not greeted with "Welcome back". */
function greeting(brand: string, mode: string | null, returns: boolean) {
  switch (mode) {
    case 'sign-up':
      return { title: `Join ${brand}`, lead: 'One account to chat, book and manage your appointments.' }
    case 'code':
      return {
        title: 'Log in with a code',
        lead: 'We email you 6 digits, no password needed. New here? The same code signs you up.',
      }
    case 'registered':
      return { title: 'Nearly there', lead: 'Verify your email, then log in.' }
    case 'welcome': {
      const what = returns ? 'carry on where you left off' : 'get started'
      return { title: `Welcome to ${brand}`, lead: `Your email is verified. Log in to ${what}.` }
    }
    default:
      return { title: 'Welcome back', lead: 'Log in to chat, book and manage your appointments.' }
  }
}

const LoginTerms = () => (
  <Link className="link" to="/tandc">
    Terms of Service
  </Link>
)

/** The form that is shown, as `mode` in the address; without it 'login'. */
type Mode = 'login' | 'sign-up' | 'code'

/** Returns the query of the same page with another form; the page to go to after login stays in it. */
const withMode = (search: URLSearchParams, mode: Mode) =>
  withParams(search, { mode: mode === 'login' ? null : mode })
