import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import { counted } from '@anseo/domain/counted'
import { Question } from '@anseo/ui/question'
import { useRemoveContact } from '../../queries/contacts.ts'

interface RemoveClientProps {
  client: ContactRecordOnWire
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a client is deleted with the notes. */
export function RemoveClient({ client, onClose, onRemoved }: RemoveClientProps) {
  const removing = useRemoveContact()
  return (
    <Question
      onClose={onClose}
      title={`Delete ${client.name}?`}
      busy={removing.isPending}
      keep="Keep client"
      confirm="Delete client"
      tone="dngf"
      onConfirm={() => removing.mutate(client._id, { onSuccess: onRemoved })}
    >
      <p>
        Your notes and photos of them are deleted for good. Appointments stay
        {client.clientId
          ? ', and they come back to this list when they book again.'
          : ', without their name.'}
      </p>
      <p>
        Your own bookings for them keep only their times and prices: name, contact details, services, reasons
        and notes are deleted
        {client.ownAhead > 0 && `, also of ${counted(client.ownAhead, 'booking')} to come`}. We can&apos;t
        email them about these bookings any more.
      </p>
    </Question>
  )
}
