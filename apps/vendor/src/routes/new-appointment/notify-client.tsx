import { Switch } from '@anseo/ui/switch'
import { TextInput } from '@anseo/ui/text-input'
import type { BookingDraft } from './booking-draft.ts'

interface NotifyClientProps {
  draft: Pick<BookingDraft, 'client' | 'notify'>
  problem: string | undefined
  onChange: (changes: Partial<BookingDraft>) => void
}

/** Lets us email the client the date and time (B13); a new client's address is asked for only then. */
export function NotifyClient({ draft: { client, notify }, problem, onChange }: NotifyClientProps) {
  if (!client) return null
  if (client.contactId && client.email === '') {
    return (
      <p className="hint">
        To email {client.name} the date and time, add an email address to the client first.
      </p>
    )
  }
  return (
    <div className="grid gap-3">
      <Switch
        label={client.contactId ? `Email ${client.email}` : 'Email the client'}
        checked={notify}
        onChange={(wanted) => onChange({ notify: wanted })}
      />
      {notify && client.contactId === null && (
        <TextInput
          label="Client's email"
          name="email"
          type="email"
          autoComplete="off"
          value={client.email}
          error={problem}
          onChange={(event) => onChange({ client: { ...client, email: event.target.value } })}
        />
      )}
      <p className="hint">
        We&apos;ll send your name and the date and time, and tell them if you cancel. Your price and note stay
        with you.
      </p>
    </div>
  )
}
