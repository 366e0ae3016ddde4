import { useLinkToken } from '@anseo/site-kit/use-link-token'
import { Button } from '@anseo/ui/button'
import { Form } from '@anseo/ui/form'
import { Note } from '@anseo/ui/note'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { showPageAgain } from '../../forms/early-submit.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { useStepFocus } from '../../shell/use-step-focus.ts'
import { AccountFrame } from './account-frame.tsx'

export const meta = ownPageMeta('Stop emails')
export const action = showPageAgain

/**
 * `/stop-emails?token=…`, linked from emails to people without an account: stops what vendors have us send (B13). It takes
 * a press, since mail programs open links by themselves.
 */
export default function StopEmails() {
  const { token } = useLinkToken()
  const [done, setDone] = useState<string | null>(null)
  const { submit, busy } = useFormCall<void>({
    fallback: "We couldn't stop the emails. Please try again.",
    call: async () => {
      const { message } = await api('POST /api/stop-emails', { body: { token } })
      setDone(message)
    },
  })
  useStepFocus(done !== null)
  return (
    <AccountFrame title="Stop emails" picture={envelopePicture} slogan={['Enough?', 'No more.']}>
      {done ? (
        <Note role="status">{done}</Note>
      ) : (
        <Form className="grid gap-4" onSubmit={() => submit()}>
          <p>
            Vendors can ask us to email people they have booked. Stop that, and no vendor can email you
            through us. Your appointments stay as they are.
          </p>
          <Button type="submit" tone="cta" full busy={busy}>
            Stop these emails
          </Button>
        </Form>
      )}
    </AccountFrame>
  )
}
