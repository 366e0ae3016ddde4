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
  /** 'Send to', 'Schedule for' or 'Save for'. */
  verb: string
  audience: Audience
  people: number
  onClose: () => void
  onSent: () => void
}

/** Asks for confirmation before an announcement is sent, scheduled or changed. */
export function SendQuestion({ announcement, verb, audience, people, onClose, onSent }: SendQuestionProps) {
  const { content, forget, isLater, sendAt, changed, takeKey } = announcement
  const send = useSendBroadcast(() => {
    forget()
    onSent()
    onClose()
  })
  const { fields, text } = formErrors(send.error, "We couldn't send it. Please try again.")
  const problem = text ?? Object.values(fields)[0]
  const later = isLater ? sendAt : null
  const confirm = () =>
    send.mutate({ changed, content: content.trim(), audience, sendAt: later, key: takeKey() })
  return (
    <Question
      onClose={onClose}
      title={`${verb} ${peopleText(people)}?`}
      busy={send.isPending}
      confirm={`${verb.split(' ')[0]} announcement`}
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
