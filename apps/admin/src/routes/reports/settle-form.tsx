import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { REASON_MAX_LENGTH } from '@anseo/domain/limits'
import { formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { namedLater } from '@anseo/domain/settlement-words'
import { Button } from '@anseo/ui/button'
import { RadioCards } from '@anseo/ui/radio-cards'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { TextInput } from '@anseo/ui/text-input'
import { Gavel } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import {
  consequence,
  earnedCents,
  everythingCents,
  laterOf,
  mostInPartCents,
  sentCents,
} from './report-texts.ts'
import { SettleQuestion } from './settle-question.tsx'
import { type Settlement, useSettlement } from './use-settlement.ts'

/** Form for the outcome: three ways with their refunds, and a reason for each side. */
export function SettleForm({ report }: { report: ProblemReportOnWire }) {
  const settlement = useSettlement(report)
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const { problems, refundCents } = settlement
  const shown = tried ? problems : { way: null, amount: null, toClient: null, toVendor: null }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).every((problem) => problem === null)) setAsking(true)
  }
  return (
    <section className="card pad grid gap-4" aria-labelledby="settle">
      <h2 id="settle" className="text-[1.25rem]">
        Resolve report
      </h2>
      <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <Ways report={report} settlement={settlement} error={shown.way} />
        {settlement.way === 'part' && (
          <TextInput
            label="Refund amount (€)"
            inputMode="decimal"
            value={settlement.amount}
            error={shown.amount}
            hint={partHint(report, settlement)}
            onChange={(event) => settlement.setAmount(event.target.value)}
          />
        )}
        <TextareaInput
          label={`Reason, for ${firstNameOf(report.client.name)}`}
          rows={3}
          maxLength={REASON_MAX_LENGTH}
          value={settlement.toClient}
          error={shown.toClient}
          onChange={(event) => settlement.setToClient(event.target.value)}
        />
        <TextareaInput
          label={`Reason, for ${firstNameOf(report.vendor.name)}`}
          rows={3}
          maxLength={REASON_MAX_LENGTH}
          value={settlement.toVendor}
          error={shown.toVendor}
          onChange={(event) => settlement.setToVendor(event.target.value)}
        />
        <Button type="submit" full icon={<Gavel aria-hidden="true" />}>
          {submitText(refundCents)}
        </Button>
        <p className="hint">
          We&apos;ll tell both sides straight away and record your decision in the audit log.
        </p>
      </form>
      {asking && refundCents !== null && (
        <SettleQuestion
          report={report}
          refundCents={refundCents}
          settlement={settlement}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function submitText(refundCents: number | null): string {
  if (refundCents === null) return 'Resolve report'
  return refundCents > 0 ? `Refund ${formatEuro(refundCents)} and resolve` : 'Resolve with no refund'
}

interface WaysProps {
  report: ProblemReportOnWire
  settlement: Settlement
  error: string | null
}

function Ways({ report, settlement, error }: WaysProps) {
  const { appointment } = report
  const totalCents = everythingCents(appointment)
  const { way, refundCents, setWay } = settlement
  if (totalCents === 0) return <p>Nothing was paid online, so there&apos;s nothing to refund.</p>
  return (
    <RadioCards
      label="Refund"
      value={way}
      onChange={setWay}
      error={error}
      options={[
        {
          value: 'everything',
          name: 'Full refund',
          amount: formatEuro(sentCents(appointment, totalCents)),
          consequence: everythingText(report),
        },
        ...(mostInPartCents(appointment) > 0
          ? [
              {
                value: 'part',
                name: 'Part refund',
                amount: way === 'part' && refundCents ? formatEuro(refundCents) : 'choose',
                consequence: 'Choose the amount. The vendor earns the rest of their fee.',
              },
            ]
          : []),
        {
          value: 'nothing',
          name: 'No refund',
          amount: formatEuro(0),
          consequence: consequence(earnedCents(appointment, 0)),
        },
      ]}
    />
  )
}

/** Names what a full refund includes beside the sum paid now, and what the vendor gets. */
function everythingText({ appointment }: ProblemReportOnWire): string {
  const later = namedLater(laterOf(appointment))
  const vendorGets = consequence(earnedCents(appointment, everythingCents(appointment)))
  return later ? `Includes ${later} by card. ${vendorGets}` : vendorGets
}

const partHint = ({ appointment }: ProblemReportOnWire, { refundCents, settledCents }: Settlement) =>
  refundCents === null
    ? `Up to ${formatEuro(sentCents(appointment, mostInPartCents(appointment)))}`
    : consequence(earnedCents(appointment, settledCents))
