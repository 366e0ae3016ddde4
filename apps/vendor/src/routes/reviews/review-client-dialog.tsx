import { formErrors } from '@anseo/api-client/form-errors'
import { useSavedState } from '@anseo/site-kit/use-saved-state'
import type { VendorExchangeOnWire } from '@anseo/contract/reviews'
import { REVIEW_DAYS, REVIEW_MAX_LENGTH } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { FieldError } from '@anseo/ui/field'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { StarPicker } from '@anseo/ui/star-picker'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useWriteReview } from '../../queries/reviews.ts'
import { session } from '../../site.ts'
import { whatAndWhen } from './what-and-when.ts'

interface Draft {
  stars: number | null
  text: string
}

const FORM = 'review-form'

/** Form for a review of a client, or for changing it before it becomes visible. */
export function ReviewClientDialog({
  exchange,
  onClose,
}: {
  exchange: VendorExchangeOnWire
  onClose: () => void
}) {
  const { appointmentId, clientData, own } = exchange
  const start: Draft = { stars: own?.stars ?? null, text: own?.text ?? '' }
  const [draft, setDraft] = useSavedState(session, `anseo.pro.review.${appointmentId}`, start, readDraft)
  const [missing, setMissing] = useState(false)
  const writing = useWriteReview()
  const { fields, text: problem } = formErrors(
    writing.error,
    "We couldn't save your review. Please try again.",
  )
  const firstName = clientData.name.split(' ')[0]
  const { stars, text } = draft
  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed })
    writing.reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setMissing(stars === null)
    if (stars === null || writing.isPending) return
    writing.mutate({ id: appointmentId, stars, text }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={own ? 'Edit your review' : 'Write a review'}
      processing={writing.isPending}
      footer={
        <>
          <Button tone="sec" disabled={writing.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button tone="cta" type="submit" form={FORM} busy={writing.isPending}>
            {own ? 'Save review' : 'Post review'}
          </Button>
        </>
      }
    >
      <PersonLine name={clientData.name} picture={clientData.image} lines={whatAndWhen(exchange)} />
      <form id={FORM} method="post" noValidate className="mt-4 grid gap-4" onSubmit={save}>
        <StarPicker
          label="How was it?"
          value={stars}
          error={missing && stars === null ? 'Choose a rating from 1 to 5 stars.' : fields['stars']}
          onChange={(chosen) => change({ stars: chosen })}
        />
        <TextareaInput
          label="Your review (optional)"
          name="text"
          rows={4}

          maxLength={REVIEW_MAX_LENGTH}
          value={text}
          error={fields['text']}
          onChange={(event) => change({ text: event.target.value })}
        />
        <Note icon={<EyeOff aria-hidden="true" />}>
          {firstName} can read it once they&apos;ve reviewed you too, or {REVIEW_DAYS} days after the
          appointment was completed. Other vendors only see the stars.
        </Note>
        {problem && <FieldError>{problem}</FieldError>}
      </form>
    </Dialog>
  )
}

function readDraft(saved: unknown): Draft | null {
  const { stars, text } = (saved ?? {}) as Partial<Record<keyof Draft, unknown>>
  const isStars = stars === null || (typeof stars === 'number' && stars >= 1 && stars <= 5)
  return isStars && typeof text === 'string' ? { stars: stars as number | null, text } : null
}
