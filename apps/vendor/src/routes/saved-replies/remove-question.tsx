import type { SavedReplyOnWire } from '@anseo/contract/saved-replies'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { useRemoveReply } from '../../queries/saved-replies.ts'

/** Asks before a saved reply is forgotten. */
export function RemoveQuestion({ reply, onClose }: { reply: SavedReplyOnWire; onClose: () => void }) {
  const removing = useRemoveReply()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Remove this reply?"
      processing={removing.isPending}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Keep reply
          </Button>
          <Button
            tone="dngf"
            busy={removing.isPending}
            onClick={() => removing.mutate(reply._id, { onSuccess: onClose })}
          >
            Remove reply
          </Button>
        </>
      }
    >
      <p>You can't restore “{reply.title}”. Messages you've already sent stay.</p>
    </Dialog>
  )
}
