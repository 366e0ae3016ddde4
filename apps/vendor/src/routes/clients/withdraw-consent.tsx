import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import { Question } from '@anseo/ui/question'
import { useChangeHealthNote } from '../../queries/contacts.ts'

/** Asks before the note about a client's health is deleted, since they took their consent back. */
export function WithdrawConsent({ client, onClose }: { client: ContactRecordOnWire; onClose: () => void }) {
  const changing = useChangeHealthNote(client._id)
  return (
    <Question
      onClose={onClose}
      title="Delete the health note?"
      busy={changing.isPending}
      keep="Keep it"
      confirm="Delete note"
      tone="dngf"
      onConfirm={() => changing.mutate({ healthConsent: null }, { onSuccess: onClose })}
    >
      <p>
        {client.name} took their consent back, or you no longer need the note. It is deleted for good, and you
        have to ask again before you write a new one.
      </p>
    </Question>
  )
}
