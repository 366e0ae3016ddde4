import type { ContactRecordOnWire } from '@anseo/contract/contacts'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatFullDate } from '@anseo/domain/near-day'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Mail, Pencil, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useSendHealthLink } from '../../queries/contacts.ts'
import { HealthDialog } from './health-dialog.tsx'
import { WithdrawConsent } from './withdraw-consent.tsx'

/** The note about a client's health, with the consent to it (B9). */
export function HealthCard({ client }: { client: ContactRecordOnWire }) {
  const [asked, setAsked] = useState<'write' | 'withdraw' | null>(null)
  const close = () => setAsked(null)
  const { healthNote, healthConsent } = client
  return (
    <section className="card pad grid gap-4" aria-label="Allergies and health">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Allergies and health</h2>
        {healthConsent && (
          <Button tone="sec" icon={<Pencil aria-hidden="true" />} onClick={() => setAsked('write')}>
            {healthNote ? 'Edit' : 'Add a note'}
          </Button>
        )}
      </div>
      {healthNote && (
        <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
          <p className="font-semibold whitespace-pre-wrap wrap-anywhere">{healthNote}</p>
        </Note>
      )}
      {healthConsent ? (
        <Agreed client={client} consent={healthConsent} onWithdraw={() => setAsked('withdraw')} />
      ) : (
        <NotAgreed client={client} onAgreed={() => setAsked('write')} />
      )}
      {asked === 'write' && <HealthDialog client={client} onClose={close} />}
      {asked === 'withdraw' && <WithdrawConsent client={client} onClose={close} />}
    </section>
  )
}

interface AgreedProps {
  client: ContactRecordOnWire
  consent: NonNullable<ContactRecordOnWire['healthConsent']>
  onWithdraw: () => void
}

function Agreed({ client, consent, onWithdraw }: AgreedProps) {
  const { name } = client
  return (
    <>
      <p className="flex gap-2 text-sm text-ink-2">
        <ShieldCheck className="mt-0.5 shrink-0" aria-hidden="true" />
        <span>
          {name} agreed on {dayOf(consent.givenAt)}, {consent.way === 'link' ? 'by email link' : 'in person'},
          that you keep this. They can withdraw this at any time. It's deleted two years after the last visit.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <SendLink client={client} label="Email it to read" />
        <Button tone="dng" onClick={onWithdraw}>
          Consent withdrawn
        </Button>
      </div>
    </>
  )
}

function NotAgreed({ client, onAgreed }: { client: ContactRecordOnWire; onAgreed: () => void }) {
  const { name, mayEmail, healthLinkSentAt } = client
  return (
    <>
      <p className="text-sm text-ink-2">
        The law protects notes about health: {name} has to agree before you write anything down. Only you can
        read them, our support can't.
      </p>
      {healthLinkSentAt && (
        <p className="text-sm font-semibold" role="status">
          Asked by email on {dayOf(healthLinkSentAt)}. No consent so far.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <SendLink client={client} label={healthLinkSentAt ? 'Ask again by email' : 'Ask by email'} />
        <Button tone="sec" onClick={onAgreed}>
          They agreed in person
        </Button>
      </div>
      {!mayEmail && <p className="hint">To ask by email, add an email address first.</p>}
    </>
  )
}

function SendLink({ client, label }: { client: ContactRecordOnWire; label: string }) {
  const sending = useSendHealthLink(client._id)
  if (!client.mayEmail) return null
  return (
    <Button
      tone="sec"
      icon={<Mail aria-hidden="true" />}
      busy={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {label}
    </Button>
  )
}

const dayOf = (instant: string) => formatFullDate(dublinDate(new Date(instant)))
