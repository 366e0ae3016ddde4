import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import { Question } from '@anseo/ui/question'
import { useChangeHealthNote } from '../../queries/contacts.ts'

/** Asks before the note about a client's health is deleted, because the client withdrew the consent. */
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
        {client.name} withdrew their consent, or you no longer need the note. It is deleted for good, and you
        have to ask again before you write a new one.
      </p>
    </Question>
  )
}
