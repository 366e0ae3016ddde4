import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'

interface TakeBackQuestionProps {
  /** Name of the client. */
  name: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a quote is taken back, which cannot be undone. */
export function TakeBackQuestion({ name, busy, onClose, onConfirm }: TakeBackQuestionProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Withdraw this quote?"
      processing={busy}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Keep quote
          </Button>
          <Button tone="dngf" busy={busy} onClick={onConfirm}>
            Withdraw quote
          </Button>
        </>
      }
    >
      <p>{name} won&apos;t be able to accept it. You can send a new quote at any time.</p>
    </Dialog>
  )
}
