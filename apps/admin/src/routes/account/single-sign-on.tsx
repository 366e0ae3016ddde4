import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { ApiError } from '@anseo/api-client/api-error'
import { formErrors } from '@anseo/api-client/form-errors'
import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import { useLoginErrors } from '@anseo/site-kit/use-login-errors'
import { Button } from '@anseo/ui/button'
import { CodeInput } from '@anseo/ui/code-input'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { Skeleton } from '@anseo/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api, session } from '../../site.ts'
import { AccountFrame } from './account-frame.tsx'
import { NEXT_KEY } from './single-sign-on-next.ts'

/** `/single-sign-on?code=…&state=…`: the provider sends the browser here after its login. */
export function SingleSignOnPage() {
  const answer = useAnswer()
  const proven = useQuery({
    queryKey: ['single-sign-on', answer],
    queryFn: () => prove(answer),
    // The answer can be checked only once.
    retry: false,
    staleTime: Infinity,
    refetchOnReconnect: false,
  })
  return (
    <AccountFrame title="Single sign-on" lead="We're checking your login.">
      {proven.isPending && (
        <>
          <LoadingNote text="Logging in..." />
          <Skeleton height={120} />
        </>
      )}
      {proven.error && (
        <Note tone="bad" role="alert">
          {formErrors(proven.error, ACCOUNT.loginUnanswered).text}
        </Note>
      )}
      {proven.data && <SecondStep {...proven.data} />}
      <p className="text-center">
        <Link className="link" to="/login">
          Back to login
        </Link>
      </p>
    </AccountFrame>
  )
}

/** The provider's answer, taken out of the address at once, so that it is in no history and no referrer. */
function useAnswer(): string {
  const [answer] = useState(() => location.search.slice(1) || 'missing')
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return answer
}

/** Proves the login and opens the session at once, unless it takes a code or a passkey. */
async function prove(answer: string): Promise<{ proof: string; token: string | null; refused: unknown }> {
  const { proof } = await api('POST /api/admin/openid-login/prove', { body: { answer } })
  try {
    const { token } = await api('POST /api/admin/openid-login', { body: { proof } })
    return { proof, token, refused: null }
  } catch (error) {
    if (error instanceof ApiError) return { proof, token: null, refused: error }
    throw error
  }
}

/** Enters with the token, or asks for the code of the authenticator app first. */
function SecondStep({ proof, token, refused }: { proof: string; token: string | null; refused: unknown }) {
  const navigate = useNavigate()
  const enter = (opened: string) => {
    const next = readFromTab(NEXT_KEY)
    saveInTab(NEXT_KEY, null)
    session.start(opened)
    void navigate(typeof next === 'string' ? next : '/', { replace: true })
  }
  const login = useMutation({
    mutationFn: (code: string) => api('POST /api/admin/openid-login', { body: { proof, code } }),
    meta: { inForm: true },
    onSuccess: (reply) => enter(reply.token),
  })
  useEffect(() => {
    if (token) enter(token)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a token is used once
  }, [token])
  const { fields, text, asksCode } = useLoginErrors(login.error ?? refused)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!login.isPending) login.mutate(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form method="post" className="grid gap-4" onSubmit={submit}>
      {asksCode && (
        <CodeInput
          label="Code from your authenticator app"
          hint="No phone? Enter a recovery code."
          error={fields['code']}
        />
      )}
      {text && (
        <Note tone="bad" role="alert">
          {text}
        </Note>
      )}
      {asksCode && (
        <Button type="submit" tone="cta" size="lg" full busy={login.isPending}>
          Login
        </Button>
      )}
    </form>
  )
}
