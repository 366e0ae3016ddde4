import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'
import { Button } from '@anseo/ui/button'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { notify } from '@anseo/ui/toasts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useFinishPayouts } from '../../queries/payout-account.ts'
import { Page } from '../../shell/page.tsx'

/**
 * `/payout-account`: the page to which the payment provider leads back, and from which the vendor returns to the page where
 * the set-up began (A10).
 */
export function PayoutAccountPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const finishing = useFinishPayouts()
  const asked = useRef(false)
  const back = params.get('from') === 'getting-started' ? '/getting-started' : '/profile'
  const finish = useEffectEvent(() =>
    finishing.mutate(undefined, {
      onSuccess: ({ state, message }) => {
        if (state !== 'set') return
        notify.success(message)
        void navigate(back, { replace: true })
      },
    }),
  )
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    finish()
  }, [])
  const { text } = formErrors(finishing.error, FAILED)
  const said = text ?? finishing.data?.message
  return (
    <Page title="Payout account" className="grid content-start justify-items-start gap-4">
      {said ? (
        <Note tone={text ? 'bad' : 'warm'} role={text ? 'alert' : 'status'}>
          {said}
        </Note>
      ) : (
        <LoadingNote text="Checking your account..." />
      )}
      {said && (
        <div className="flex flex-wrap gap-2.5">
          <Button busy={finishing.isPending} onClick={finish}>
            Check again
          </Button>
          <Button tone="sec" asChild>
            <Link to={back}>Back</Link>
          </Button>
        </div>
      )}
    </Page>
  )
}
