// implements: §2.27
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface LogoutQuestionProps {
  open: boolean
  onStay: () => void
  onLogout: () => void
}

/** Asked before the session ends; the safe answer stands left. */
export default function LogoutQuestion({ open, onStay, onLogout }: LogoutQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Are you sure you want to logout?"
      noCross
      footer={
        <>
          <Button tone="sec" onClick={onStay}>
            No, go back
          </Button>
          <Button tone="dngf" onClick={onLogout}>
            Yes, Logout
          </Button>
        </>
      }
    >
      <p className="muted">You can log back in at any time.</p>
    </Dialog>
  )
}
