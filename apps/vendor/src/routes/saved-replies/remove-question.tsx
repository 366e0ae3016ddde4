import type { SavedReplyOnWire } from '@anseo/contract/saved-replies'
import { Question } from '@anseo/ui/question'
import { useRemoveReply } from '../../queries/saved-replies.ts'

/** Asks for confirmation before a saved reply is deleted. */
export function RemoveQuestion({ reply, onClose }: { reply: SavedReplyOnWire; onClose: () => void }) {
  const removing = useRemoveReply()
  return (
    <Question
      onClose={onClose}
      title="Remove this reply?"
      busy={removing.isPending}
      keep="Keep reply"
      confirm="Remove reply"
      tone="dngf"
      onConfirm={() => removing.mutate(reply._id, { onSuccess: onClose })}
    >
      <p>You can't restore “{reply.title}”. Messages you've already sent stay.</p>
    </Question>
  )
}
