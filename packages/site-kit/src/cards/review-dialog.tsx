import type { Session } from '@anseo/api-client/session'
import { REVIEW_MAX_LENGTH } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Form } from '@anseo/ui/form'
import { FormError } from '@anseo/ui/form-error'
import { Note } from '@anseo/ui/note'
import { PersonLine } from '@anseo/ui/person-line'
import { StarPicker } from '@anseo/ui/star-picker'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSavedState } from '../use-saved-state.ts'

interface Draft {
  stars: number | null
  text: string
}

interface ReviewDialogProps {
  session: Session
  /** Identifies this review in the tab's storage, where typed text is saved. */
  storageKey: string
  /** The person who is reviewed. */
  person: { name: string; image: string | null }
  /** The service and date of the appointment. */
  about: string
  /** The earlier review, when it is being edited. */
  own: { stars: number; text: string | null } | null
  busy: boolean
  /** The photos of the review with their button, where it can have some. */
  photos?: ReactNode
  /** True when photos were added or taken out. */
  photosChanged?: boolean
  /** True while a photo is on its way. */
  waiting?: boolean
  /** The reasons why it was not saved: for each field, and for the whole form. */
  errors?: { fields: Record<string, string>; text: string | null }
  /** Explains who will read the review, and when. */
  readers: ReactNode
  /** Shows a hint below the text, given the number of its characters. */
  renderHint?: (length: number) => ReactNode
  onChange?: () => void
  onSave: (review: { stars: number; text: string }) => void
  onClose: () => void
}

const FORM = 'review-form'

/** The form for a review of the other side of a completed appointment, editable until it becomes visible. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { session, storageKey, person, about, own, busy, errors, readers, renderHint, onChange } = props
  const { photos, photosChanged = false, waiting = false, onSave, onClose } = props
  const written: Draft = { stars: own?.stars ?? null, text: own?.text ?? '' }
  const [draft, setDraft] = useSavedState(session, storageKey, written, readDraft)
  const [missing, setMissing] = useState(false)
  const { stars, text } = draft
  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed })
    onChange?.()
  }
  const submit = () => {
    setMissing(stars === null)
    if (stars !== null && !busy && !waiting) onSave({ stars, text })
  }
  return (
    <Dialog
      onClose={onClose}
      processing={busy}
      ignoresOutside={photosChanged || stars !== written.stars || text !== written.text}
      title={own ? 'Edit your review' : 'Write a review'}
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button tone="cta" type="submit" form={FORM} busy={busy} disabled={waiting}>
            {own ? 'Save review' : 'Post review'}
          </Button>
        </>
      }
    >
      <PersonLine name={person.name} picture={person.image} lines={about} />
      <Form id={FORM} className="mt-4 grid gap-4" onSubmit={submit}>
        <StarPicker
          label="How was it?"
          value={stars}
          error={missing && stars === null ? 'Choose a rating from 1 to 5 stars.' : errors?.fields['stars']}
          onChange={(chosen) => change({ stars: chosen })}
        />
        <TextareaInput
          label="Your review (optional)"
          hint={renderHint?.(text.length)}
          name="text"
          rows={4}
          maxLength={REVIEW_MAX_LENGTH}
          value={text}
          error={errors?.fields['text']}
          onChange={(event) => change({ text: event.target.value })}
        />
        {photos}
        <Note icon={<EyeOff aria-hidden="true" />}>{readers}</Note>
        <FormError text={errors?.text} />
      </Form>
    </Dialog>
  )
}

function readDraft(saved: unknown): Draft | null {
  const { stars, text } = (saved ?? {}) as Partial<Record<keyof Draft, unknown>>
  const isStars = stars === null || (typeof stars === 'number' && stars >= 1 && stars <= 5)
  return isStars && typeof text === 'string' ? { stars: stars as number | null, text } : null
}
