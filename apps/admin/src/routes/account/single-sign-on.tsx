import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { formErrors } from '@anseo/api-client/form-errors'
import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import { useLoginErrors } from '@anseo/site-kit/use-login-errors'
import { Button } from '@anseo/ui/button'
import { CodeInput } from '@anseo/ui/code-input'
import { FormError } from '@anseo/ui/form-error'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Skeleton } from '@anseo/ui/skeleton'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, session } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'
import { NEXT_KEY } from './single-sign-on-next.ts'

/** Focuses the code that is asked for once the provider's answer was accepted. */
const focusCode = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()

/** `/single-sign-on?code=…&state=…`: the provider sends the browser here after its login. */
export function SingleSignOnPage() {
  const { logIn, isWaiting, fields, text, asksCode } = useSingleSignOn()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isWaiting) logIn(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <AccountFrame
      title="Single sign-on"
      lead={asksCode ? 'One more step.' : text ? "You aren't logged in." : "We're checking your login."}
    >
      {isWaiting && !asksCode && (
        <>
          <LoadingNote text="Logging in..." />
          <Skeleton height={120} />
        </>
      )}
      <FormError text={text} />
      {asksCode && (
        <form ref={focusCode} method="post" className="grid gap-4" onSubmit={submit}>
          <CodeInput
            label="Code from your authenticator app"
            hint="No phone? Enter a recovery code."
            error={fields['code']}
          />
          <Button type="submit" tone="cta" size="lg" full busy={isWaiting}>
            Login
          </Button>
        </form>
      )}
      <p className="text-center">
        <Link className="link" to="/login">
          Back to login
        </Link>
      </p>
    </AccountFrame>
  )
}

/** Proves the login with the provider's answer, and opens the session unless a two-step code is needed. */
function useSingleSignOn() {
  const answer = useAnswer()
  const navigate = useNavigate()
  const login = useMutation({
    mutationFn: (body: { proof: string; code?: string }) => api('POST /api/admin/openid-login', { body }),
    meta: { inForm: true },
    onSuccess: ({ token }) => {
      const next = readFromTab(NEXT_KEY)
      saveInTab(NEXT_KEY, null)
      session.start(token)
      void navigate(typeof next === 'string' ? next : '/', { replace: true })
    },
  })
  const proving = useMutation({
    mutationFn: () => api('POST /api/admin/openid-login/prove', { body: { answer } }),
    meta: { inForm: true },
    onSuccess: ({ proof }) => login.mutate({ proof }),
  })
  const isAsked = useRef(false)
  const prove = useEffectEvent(() => proving.mutate())
  useEffect(() => {
    // The server checks an answer only once.
    if (isAsked.current) return
    isAsked.current = true
    prove()
  }, [])
  const { fields, text, asksCode } = useLoginErrors(login.error)
  const proof = proving.data?.proof
  return {
    logIn: (code: string) => proof !== undefined && login.mutate({ proof, code }),
    isWaiting: login.isPending || (!proving.isError && login.isIdle),
    fields,
    text: text ?? formErrors(proving.error, ACCOUNT.loginUnanswered).text,
    asksCode,
  }
}

/** Returns the provider's answer, taken out of the address at once, so that it is in no history and no referrer. */
function useAnswer(): string {
  const [answer] = useState(() => location.search.slice(1) || 'missing')
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return answer
}
