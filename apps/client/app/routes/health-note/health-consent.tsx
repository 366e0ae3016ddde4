import type { OwnHealthNote } from '@anseo/contract/health-notes'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatFullDate } from '@anseo/domain/near-day'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { Question } from '@anseo/ui/question'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { useStepFocus } from '../../shell/use-step-focus.ts'
import { useLabelOf } from '../../vendors/use-specialities.ts'

interface HealthConsentProps {
  token: string
  shown: OwnHealthNote
  onDecided: (healthNote: OwnHealthNote) => void
}

/** The health note of a vendor and the person's consent; withdrawing it asks first. */
export function HealthConsent({ token, shown, onDecided }: HealthConsentProps) {
  const labelOf = useLabelOf()
  const [asked, setAsked] = useState(false)
  const { submit, busy } = useFormCall<'agree' | 'withdraw'>({
    fallback: "We couldn't save this. Please try again.",
    call: async (what) => {
      const { healthNote } = await api(`POST /api/health-note/${what}`, { body: { token } })
      setAsked(false)
      onDecided(healthNote)
    },
  })
  const { vendorName, vendorImage, speciality, note, consent, withdrawnAt } = shown
  const byLink = consent?.way === 'link'
  useStepFocus(byLink)
  return (
    <>
      <PersonLine name={vendorName} picture={vendorImage} lines={labelOf(speciality)} />
      {consent ? (
        <Noted name={vendorName} note={note} />
      ) : withdrawnAt ? (
        <Note role="status">
          You withdrew your consent on {dayOf(withdrawnAt)}. {vendorName} keeps nothing about your health.
        </Note>
      ) : (
        <p>
          {vendorName} would like to keep notes about your allergies and health, to look after you safely.
          Nothing is noted yet.
        </p>
      )}
      {consent && (
        <Note icon={<ShieldCheck aria-hidden="true" />} role="status">
          {byLink ? 'You agreed here' : `${vendorName} noted that you agreed in person`} on{' '}
          {dayOf(consent.givenAt)}.
        </Note>
      )}
      <p className="hint">
        Only {vendorName} can read these notes. You can withdraw your consent on this page at any time, and
        they are deleted. Otherwise they are deleted two years after your last visit.
      </p>
      {!byLink && (
        <Button tone="cta" size="lg" full busy={busy && !asked} onClick={() => void submit('agree')}>
          I agree
        </Button>
      )}
      {consent && (
        <Button tone="dng" size="lg" full onClick={() => setAsked(true)}>
          Withdraw consent
        </Button>
      )}
      <Question
        open={asked}
        onClose={() => setAsked(false)}
        title="Withdraw your consent?"
        busy={busy}
        keep="Keep it"
        confirm="Withdraw"
        tone="dngf"
        onConfirm={() => void submit('withdraw')}
      >
        <p>What {vendorName} has noted about your health is deleted for good.</p>
      </Question>
    </>
  )
}

const Noted = ({ name, note }: { name: string; note: string | null }) => (
  <section aria-label="What is noted" className="grid gap-2">
    <h2 className="text-lg">What {name} has noted</h2>
    <p className="card pad whitespace-pre-wrap wrap-anywhere">{note ?? 'Nothing yet.'}</p>
  </section>
)

const dayOf = (instant: string) => formatFullDate(dublinDate(new Date(instant)))
