import { formErrors } from '@anseo/api-client/form-errors'
import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import { FormError } from '@anseo/ui/form-error'
import { Question } from '@anseo/ui/question'
import { useChangeHealthNote } from '../../queries/contacts.ts'

/** Asks before the note about a client's health is deleted, because the client withdrew the consent. */
export function WithdrawConsent({ client, onClose }: { client: ContactRecordOnWire; onClose: () => void }) {
  const changing = useChangeHealthNote(client._id)
  const { text } = formErrors(changing.error, "We couldn't delete this note. Please try again.")
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
      <FormError text={text} />
    </Question>
  )
}
