import { formErrors } from '@anseo/api-client/form-errors'
import { readText, useSavedState } from '@anseo/site-kit/use-saved-state'
import type { OwnReviewOnWire } from '@anseo/contract/reviews'
import { REPLY_CHANGE_HOURS, REVIEW_MAX_LENGTH } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { FormError } from '@anseo/ui/form-error'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { MessageCircle } from 'lucide-react'
import type { FormEvent } from 'react'
import { useReply } from '../../queries/reviews.ts'
import { session } from '../../site.ts'

/** Focuses the field that the vendor asked for. */
const focus = (area: HTMLTextAreaElement | null) => area?.focus()

/** Form for a public reply below the review; the typed text survives a login. */
export function ReplyForm({ review }: { review: OwnReviewOnWire }) {
  const key = `anseo.pro.review-reply.${review._id}`
  const [text, setText] = useSavedState<string | null>(session, key, null, readText)
  const replying = useReply()
  const { fields, text: problem } = formErrors(
    replying.error,
    "We couldn't save the reply. Please try again.",
  )
  if (!review.canReply) return null
  if (text === null) {
    return (
      <div>
        <Button
          tone="soft"
          size="sm"
          icon={<MessageCircle aria-hidden="true" />}
          onClick={() => setText(review.reply?.text ?? '')}
        >
          {review.reply ? 'Edit your reply' : 'Reply'}
          <span className="sr-only"> to {review.author}</span>
        </Button>
      </div>
    )
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!replying.isPending) replying.mutate({ id: review._id, text }, { onSuccess: () => setText(null) })
  }
  return (
    <form method="post" noValidate className="grid max-w-2xl gap-3" onSubmit={save}>
      <TextareaInput
        label={`Your reply to ${review.author}`}
        name="text"
        rows={3}
        ref={focus}
        hint={`Everyone can read it. You can edit it for ${REPLY_CHANGE_HOURS} hours.`}
        maxLength={REVIEW_MAX_LENGTH}
        value={text}
        error={fields['text']}
        onChange={(event) => {
          setText(event.target.value)
          replying.reset()
        }}
      />
      <FormError text={problem} />
      <div className="flex gap-2">
        <Button tone="sec" size="sm" disabled={replying.isPending} onClick={() => setText(null)}>
          Cancel
        </Button>
        <Button type="submit" size="sm" busy={replying.isPending}>
          Post reply
        </Button>
      </div>
    </form>
  )
}
