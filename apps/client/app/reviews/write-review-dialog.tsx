import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { REVIEW_DAYS, REVIEW_MAX_LENGTH } from '@anseo/domain/limits'
import { reviewerName } from '@anseo/domain/rating'
import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { StarPicker } from '@anseo/ui/star-picker'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { notify } from '@anseo/ui/toasts'
import { EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api } from '../api/browser-api.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useProfile } from '../account/profile.tsx'
import { useSavedState } from '../session/use-saved-state.ts'

interface Draft {
  stars: number | null
  text: string
}

interface WriteReviewDialogProps {
  exchange: ClientExchangeOnWire
  onClose: () => void
}

const FORM = 'review-form'
const MOST = REVIEW_MAX_LENGTH.toLocaleString('en-IE')

/** Lets a client say how a completed booking was, or change it while nobody has read it. */
export default function WriteReviewDialog({ exchange, onClose }: WriteReviewDialogProps) {
  const { appointmentId, vendorData, own } = exchange
  const written: Draft = { stars: own?.stars ?? null, text: own?.text ?? '' }
  const [draft, setDraft] = useSavedState(`review-${appointmentId}`, written, readDraft)
  const [missing, setMissing] = useState(false)
  const { busy, run } = useAttempt()
  const firstName = vendorData.name.split(' ')[0]
  const { stars, text } = draft

  const send = async () => {
    setMissing(stars === null)
    if (stars === null) return
    const done = await run(async () => {
      await api('PUT /api/user/appointments/:id/review', {
        params: { id: appointmentId },
        body: { stars, text },
      })
    })
    if (!done) return
    notify.success("Thanks, we've saved your review.")
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      processing={busy}
      title={own ? 'Edit your review' : 'Write a review'}
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button tone="cta" type="submit" form={FORM} busy={busy}>
            {own ? 'Save review' : 'Post review'}
          </Button>
        </>
      }
    >
      <PersonLine name={vendorData.name} picture={vendorData.image} lines={whatAndWhen(exchange)} />
      <form id={FORM} method="post" noValidate className="mt-4 grid gap-4" onSubmit={submit}>
        <StarPicker
          label="How was it?"
          value={stars}
          error={missing && stars === null ? 'Choose a rating from 1 to 5 stars.' : null}
          onChange={(chosen) => setDraft({ ...draft, stars: chosen })}
        />
        <TextareaInput
          label="Your review (optional)"
          hint={<Below length={text.length} />}
          name="text"
          rows={4}
          maxLength={REVIEW_MAX_LENGTH}
          value={text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
        <Note icon={<EyeOff aria-hidden="true" />}>
          Your review stays hidden until {firstName} has reviewed you too, or until {REVIEW_DAYS} days after
          the appointment was completed. That way neither of you is influenced by the other.
        </Note>
      </form>
    </Dialog>
  )
}

/** As whom it is shown, and how much of the text is used. */
function Below({ length }: { length: number }) {
  const { profile } = useProfile()
  return (
    <span className="num flex justify-between gap-4">
      <span>{profile.state === 'client' && `Shown as ${reviewerName(profile.user.name)}`}</span>
      <span>
        {length.toLocaleString('en-IE')} / {MOST}
      </span>
    </span>
  )
}

function whatAndWhen({ serviceName, slotDate }: ClientExchangeOnWire): string {
  const day = parseSlotDate(slotDate)
  return [serviceName, day && formatDay(day)].filter(Boolean).join('\n')
}

function readDraft(saved: unknown): Draft | null {
  const { stars, text } = (saved ?? {}) as Partial<Record<keyof Draft, unknown>>
  const isStars = stars === null || (typeof stars === 'number' && stars >= 1 && stars <= 5)
  return isStars && typeof text === 'string' ? { stars: stars as number | null, text } : null
}
