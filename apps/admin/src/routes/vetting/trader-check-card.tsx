import { serverNow } from '@anseo/api-client/server-clock'
import type { TraderFileOnWire, TraderOnWire } from '@anseo/contract/traders'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatPhone } from '@anseo/domain/phone'
import type { TraderStanding } from '@anseo/domain/trader'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { AskDialog } from './ask-dialog.tsx'
import { AskedNote } from './asked-note.tsx'
import { standingOf, TRADER_DETAILS, TraderBadge } from './trader-badge.tsx'
import { TraderCheckDialog } from './trader-check-dialog.tsx'
import { Allowed } from '../../shell/allowed.tsx'

const TEXTS: Record<TraderStanding, string> = {
  missing: "The vendor hasn't told us yet if they're a trader.",
  'to-check': 'Compare them with the documents, the Companies Registration Office or the VAT register.',
  checked: "Shown on the vendor's page.",
  private: "Before they book, clients read that consumer law doesn't apply.",
}

interface TraderCheckCardProps {
  vendorId: string
  trader: TraderFileOnWire
}

/** Shows the trader details that a vendor gave, with buttons to confirm them or to ask the vendor for more (D7). */
export function TraderCheckCard({ vendorId, trader }: TraderCheckCardProps) {
  const [asking, setAsking] = useState<'check' | 'ask' | null>(null)
  const { answer, statedAt, checkedAt, asked } = trader
  const standing = standingOf(trader)
  const close = () => setAsking(null)
  return (
    <section className="card check-card" aria-label={TRADER_DETAILS}>
      <header>
        <div className="min-w-0">
          <h2 className="text-[1.125rem]">{TRADER_DETAILS}</h2>
          <p className="hint">{TEXTS[standing]}</p>
        </div>
        <TraderBadge trader={trader} />
      </header>
      {asked && <AskedNote asked={asked} />}
      {answer?.isTrader && <KeyValueList items={itemsOf(answer)} />}
      {checkedAt && <p className="hint">{`Checked ${formatMoment(new Date(checkedAt), serverNow())}.`}</p>}
      <footer>
        <Allowed to="POST /api/admin/vendors/:id/ask-for-more">
          <Button
            tone="sec"
            size="sm"
            aria-label={`Ask for more: ${TRADER_DETAILS}`}
            onClick={() => setAsking('ask')}
          >
            Ask for more
          </Button>
        </Allowed>
        {answer?.isTrader && statedAt && (
          <Allowed to="POST /api/admin/vendors/:id/trader-check">
            <Button
              tone={checkedAt ? 'sec' : 'pri'}
              size="sm"
              icon={<BadgeCheck aria-hidden="true" />}
              onClick={() => setAsking('check')}
            >
              Confirm details
            </Button>
          </Allowed>
        )}
      </footer>
      {asking === 'ask' && (
        <AskDialog vendorId={vendorId} about="trader" name={TRADER_DETAILS} onClose={close} />
      )}
      {asking === 'check' && statedAt && (
        <TraderCheckDialog vendorId={vendorId} statedAt={statedAt} onClose={close} />
      )}
    </section>
  )
}

function itemsOf(trader: Extract<TraderOnWire, { isTrader: true }>) {
  const { legalName, line1, line2, town, eircode, email, phone, registration, vatNumber } = trader
  return [
    { label: 'Legal name', value: legalName },
    { label: 'Address', value: [line1, line2, town, eircode].filter(Boolean).join(', ') },
    { label: 'Email', value: email },
    { label: 'Phone', value: formatPhone(phone) },
    { label: 'Registration', ...optional(registration) },
    { label: 'VAT number', ...optional(vatNumber) },
    {
      label: 'Complies with the law',
      value: `Confirmed ${formatMoment(new Date(trader.certifiedAt), serverNow())}`,
    },
  ]
}

const optional = (value: string | null) => (value ? { value } : { value: 'Not given', absent: true as const })
