import { replyText } from '@anseo/api-client/error-texts'
import { ApiError } from '@anseo/api-client/api-error'
import type { OwnHealthNote } from '@anseo/contract/health-notes'
import { useLinkToken } from '@anseo/site-kit/use-link-token'
import keyPicture from '@anseo/ui/assets/pictures/lock-with-key.webp?no-inline'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Spinner } from '@anseo/ui/spinner'
import { useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { HealthConsent } from './health-consent.tsx'

export const meta = ownPageMeta('Your health notes')
export const action = showPageAgain

/**
 * `/health-note?token=…`, linked from an email of a vendor: the person reads what is noted about their health, agrees
 * or takes consent back, without an account (B9).
 */
export default function HealthNotePage() {
  const { token } = useLinkToken()
  const [attempt, setAttempt] = useState(0)
  return (
    <AccountFrame
      title="Your health notes"
      picture={keyPicture}
      wall="primrose"
      slogan={['About you,', 'so up to you.']}
    >
      <OwnNote key={attempt} token={token} onRetry={() => setAttempt(attempt + 1)} />
    </AccountFrame>
  )
}

function OwnNote({ token, onRetry }: { token: string; onRetry: () => void }) {
  const [shown, setShown] = useState<OwnHealthNote | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  useEffect(() => {
    const stopping = new AbortController()
    const { signal } = stopping
    api('POST /api/health-note', { body: { token }, signal }).then(
      ({ healthNote }) => setShown(healthNote),
      (error: unknown) => {
        if (!signal.aborted) setProblem(error)
      },
    )
    return () => stopping.abort()
  }, [token])
  if (shown) return <HealthConsent token={token} shown={shown} onDecided={setShown} />
  if (problem) return <LinkProblem problem={problem} onRetry={onRetry} />
  return (
    <p className="flex items-center gap-3" role="status">
      <Spinner /> One moment…
    </p>
  )
}

function LinkProblem({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  const isOver = problem instanceof ApiError && ['LINK_INVALID', 'LINK_EXPIRED'].includes(problem.code ?? '')
  if (isOver) {
    return (
      <Note tone="bad" role="alert">
        This link no longer works. It has expired, or your vendor has sent you a newer one. Ask your vendor to
        send it again.
      </Note>
    )
  }
  return (
    <>
      <Note tone="bad" role="alert">
        {replyText(problem, "We couldn't load your notes. Please try again.")}
      </Note>
      <Button tone="sec" onClick={onRetry}>
        Try again
      </Button>
    </>
  )
}
