import { Question } from '@anseo/ui/question'

interface DiscardQuestionProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before typed changes are discarded. */
export function DiscardQuestion({ open, onStay, onLeave }: DiscardQuestionProps) {
  return (
    <Question
      open={open}
      onClose={onStay}
      title="Discard your changes?"
      keep="Keep editing"
      confirm="Discard changes"
      tone="dngf"
      onConfirm={onLeave}
    >
      <p>Your changes haven&apos;t been saved.</p>
    </Question>
  )
}
