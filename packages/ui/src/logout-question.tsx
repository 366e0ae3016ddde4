// implements: §2.27
import { Question } from './question.tsx'

interface LogoutQuestionProps {
  open: boolean
  onStay: () => void
  onLogout: () => void
}

/** Asked before the session ends; the safe answer is on the left. */
export default function LogoutQuestion({ open, onStay, onLogout }: LogoutQuestionProps) {
  return (
    <Question
      open={open}
      onClose={onStay}
      title="Are you sure you want to logout?"
      noCross
      keep="No, go back"
      confirm="Yes, Logout"
      tone="dngf"
      onConfirm={onLogout}
    >
      <p className="muted">You can log back in at any time.</p>
    </Question>
  )
}
