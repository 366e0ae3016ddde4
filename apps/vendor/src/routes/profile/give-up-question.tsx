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
      title="Discard your changes?"
      footer={
        <>
          <Button tone="sec" onClick={onStay}>
            Keep editing
          </Button>
          <Button tone="dngf" onClick={onLeave}>
            Discard changes
          </Button>
        </>
      }
    >
      <p>Your changes haven&apos;t been saved.</p>
    </Dialog>
  )
}
