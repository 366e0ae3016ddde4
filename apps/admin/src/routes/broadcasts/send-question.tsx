import { formErrors } from '@anseo/api-client/form-errors'
import { type Audience, audienceText } from '@anseo/domain/audience'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { FormError } from '@anseo/ui/form-error'
import { Question } from '@anseo/ui/question'
import { useSendBroadcast } from '../../queries/broadcasts.ts'
import { specialities } from '../../specialities.ts'
import { peopleText } from './people-text.ts'
import type { Announcement } from './use-announcement.ts'

interface SendQuestionProps {
  announcement: Announcement
  audience: Audience
  people: number
  onClose: () => void
  onSent: () => void
}

/** Asks for confirmation before an announcement is sent or scheduled. */
export function SendQuestion({ announcement, audience, people, onClose, onSent }: SendQuestionProps) {
  const send = useSendBroadcast()
  const { content, forget, isLater, sendAt, changedId, key } = announcement
  const { fields, text } = formErrors(send.error, "We couldn't send it. Please try again.")
  const problem = text ?? Object.values(fields)[0]
  const later = isLater ? sendAt : null
  const confirm = () =>
    send.mutate(
      { id: changedId, content: content.trim(), audience, sendAt: later, key },
      {
        onSuccess: () => {
          forget()
          onSent()
          onClose()
        },
      },
    )
  return (
    <Question
      onClose={onClose}
      title={later ? `Schedule for ${peopleText(people)}?` : `Send to ${peopleText(people)}?`}
      busy={send.isPending}
      confirm={later ? 'Schedule announcement' : 'Send announcement'}
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        {later ? (
          <p>
            {audienceText(audience, specialities())}. It will be sent on {formatDatedMoment(later)} to
            everyone who is in the group then. You can change or cancel it until then.
          </p>
        ) : (
          <p>{audienceText(audience, specialities())}. You can&apos;t undo this.</p>
        )}
        <p className="broadcast-words whitespace-pre-line">{content.trim()}</p>
        <FormError text={problem} />
      </div>
    </Question>
  )
}
