import { firstNameOf } from '@anseo/domain/person-name'
import { Question } from '@anseo/ui/question'

interface BlockQuestionProps {
  name: string
  busy: boolean
  onClose: () => void
  onBlock: () => void
}

/** Asks before a person is blocked, and says what that changes and what stays. */
export function BlockQuestion({ name, busy, onClose, onBlock }: BlockQuestionProps) {
  return (
    <Question
      onClose={onClose}
      title={`Block ${name}?`}
      busy={busy}
      confirm={`Block ${firstNameOf(name)}`}
      tone="dngf"
      onConfirm={onBlock}
    >
      <p>
        You won&apos;t get messages or bookings from each other any more. Appointments that you already have
        stay; cancel those you don&apos;t want to keep.
      </p>
      <p className="muted mt-3">We don&apos;t tell {firstNameOf(name)}. You can unblock them at any time.</p>
    </Question>
  )
}
