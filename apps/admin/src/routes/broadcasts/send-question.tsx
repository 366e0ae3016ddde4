import { formErrors } from '@anseo/api-client/form-errors'
import { type Audience, audienceText } from '@anseo/domain/audience'
import { Note } from '@anseo/ui/note'
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

/** Asks for confirmation before an announcement is sent to many people. */
export function SendQuestion({ announcement, audience, people, onClose, onSent }: SendQuestionProps) {
  const send = useSendBroadcast()
  const { content, forget } = announcement
  const { fields, text } = formErrors(send.error, "We couldn't send it. Please try again.")
  const problem = text ?? Object.values(fields)[0]
  const confirm = () =>
    send.mutate(
      { content: content.trim(), audience },
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
      title={`Send to ${peopleText(people)}?`}
      busy={send.isPending}
      confirm="Send announcement"
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        <p>{audienceText(audience, specialities())}. You can&apos;t undo this.</p>
        <p className="broadcast-words whitespace-pre-line">{content.trim()}</p>
        {problem && (
          <Note tone="bad" role="alert">
            {problem}
          </Note>
        )}
      </div>
    </Question>
  )
}
