import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'

interface TakeBackQuestionProps {
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a quote is taken back, which cannot be undone. */
export function TakeBackQuestion({ busy, onClose, onConfirm }: TakeBackQuestionProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Take back this quote?"
      processing={busy}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            No, go back
          </Button>
          <Button tone="dngf" busy={busy} onClick={onConfirm}>
            Take back
          </Button>
        </>
      }
    >
      <p>It can no longer be accepted. You can send a new quote at any time.</p>
    </Dialog>
  )
}
