import type { CheckOnWire } from '@anseo/contract/vetting'
import { formatDay } from '@anseo/domain/slot-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { CHECK_NAMES, takesDocuments } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import { Button } from '@anseo/ui/button'
import { CheckBadge } from '@anseo/ui/check-badge'
import { Note } from '@anseo/ui/note'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { AskDialog } from './ask-dialog.tsx'
import { AskedNote } from './asked-note.tsx'
import { CheckDocuments } from './check-documents.tsx'
import { GardaFacts } from './garda-facts.tsx'
import { GardaPassDialog } from './garda-pass-dialog.tsx'
import { PassDialog } from './pass-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { Allowed } from '../../shell/allowed.tsx'

interface CheckCardProps {
  vendorId: string
  check: CheckOnWire
}

/** Shows a check with its documents and the decision on them. */
export function CheckCard({ vendorId, check }: CheckCardProps) {
  const [asking, setAsking] = useState<'pass' | 'refuse' | 'ask' | null>(null)
  const { kind, mandatory, standing, reason, documents } = check
  const name = CHECK_NAMES[kind]
  const close = () => setAsking(null)
  const waits = check.stated !== null || documents.some(({ undecided }) => undecided)
  return (
    <section className="card check-card" aria-label={name}>
      <header>
        <div className="min-w-0">
          <h2 className="text-[1.125rem]">{name}</h2>
          <p className="hint">
            {datesText(check) ??
              (mandatory ? 'Required for this speciality.' : 'Not required for this speciality.')}
          </p>
        </div>
        <CheckBadge standing={standing} forOperator optional={!mandatory} />
      </header>
      {standing === 'failed' && reason && <Note tone="bad">{`Reason: ${reason}`}</Note>}
      {check.asked && <AskedNote asked={check.asked} />}
      {documents.length > 0 && <CheckDocuments name={name} documents={documents} />}
      {!takesDocuments(kind) && <GardaFacts check={check} />}
      <footer>
        <Allowed to="POST /api/admin/vendors/:id/ask-for-more">
          <Button tone="sec" size="sm" aria-label={`Ask for more: ${name}`} onClick={() => setAsking('ask')}>
            Ask for more
          </Button>
        </Allowed>
        <Allowed to="POST /api/admin/vendors/:id/checks">
          <Button tone="dng" size="sm" aria-label={`Reject ${name}`} onClick={() => setAsking('refuse')}>
            Reject
          </Button>
          <Button
            tone={waits ? 'pri' : 'sec'}
            size="sm"
            icon={<BadgeCheck aria-hidden="true" />}
            aria-label={`Approve ${name}`}
            onClick={() => setAsking('pass')}
          >
            Approve
          </Button>
        </Allowed>
      </footer>
      {asking === 'ask' && <AskDialog vendorId={vendorId} about={kind} name={name} onClose={close} />}
      {asking === 'pass' &&
        (takesDocuments(kind) ? (
          <PassDialog vendorId={vendorId} check={check} onClose={close} />
        ) : (
          <GardaPassDialog vendorId={vendorId} check={check} onClose={close} />
        ))}
      {asking === 'refuse' && <RefuseDialog vendorId={vendorId} check={check} onClose={close} />}
    </section>
  )
}

/** Returns the dates of the check and of its expiry in words; null before the first check. */
function datesText({ checkedAt, expiresAt, documentEndsAt, standing }: CheckOnWire): string | null {
  if (!checkedAt) return null
  const checked = `Checked ${formatDay(dublinDate(new Date(checkedAt)))}`
  if (!expiresAt) return `${checked}.`
  if (standing === 'lapsed') return `${checked}, expired ${dayOf(documentEndsAt ?? expiresAt)}.`
  return documentEndsAt
    ? `${checked}. Last day of the document: ${dayOf(documentEndsAt)}. Extended to ${dayOf(expiresAt)}.`
    : `${checked}, valid until ${dayOf(expiresAt)}.`
}

const dayOf = (instant: string) => formatDay(lastValidDay(new Date(instant)))
