import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'

interface GiveUpQuestionProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before typed changes are thrown away. */
export function GiveUpQuestion({ open, onStay, onLeave }: GiveUpQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="Throw your changes away?"
      footer={
        <>
          <Button tone="sec" onClick={onStay}>
            No, go back
          </Button>
          <Button tone="dngf" onClick={onLeave}>
            Yes, Throw Away
          </Button>
        </>
      }
    >
      <p>What you typed and the photo you chose are not saved yet.</p>
    </Dialog>
  )
}
