import { Question } from '@anseo/ui/question'

interface WithdrawQuestionProps {
  /** Name of the client. */
  name: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a quote is withdrawn, which cannot be undone. */
export function WithdrawQuestion({ name, busy, onClose, onConfirm }: WithdrawQuestionProps) {
  return (
    <Question
      onClose={onClose}
      title="Withdraw this quote?"
      busy={busy}
      keep="Keep quote"
      confirm="Withdraw quote"
      tone="dngf"
      onConfirm={onConfirm}
    >
      <p>{name} won&apos;t be able to accept it. You can send a new quote at any time.</p>
    </Question>
  )
}
