import { serverNow } from '@anseo/api-client/server-clock'
import type { ReplyTo } from '@anseo/contract/calls'
import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { PriceList } from '@anseo/ui/price-list'
import { Link } from 'react-router'
import { MayOpen } from '../../navigation/may-open.tsx'

const REFUND_TEXTS = {
  pending: 'The refund is pending.',
  refunded: 'The refund has arrived.',
  failed: 'The refund has failed.',
} as const

interface ReportOutcomeProps {
  report: ProblemReportOnWire
  refundStatus: ReplyTo<'GET /api/admin/problem-reports/:id'>['refundStatus']
}

/** Shows the decision and what each side was told. */
export function ReportOutcome({ report, refundStatus }: ReportOutcomeProps) {
  const { client, vendor, appointment, settledAt, earned, toClient, toVendor } = report
  const refunds = `/money?tab=refunds&period=all&search=${appointment._id}`
  return (
    <section className="card pad grid gap-4" aria-labelledby="settled">
      <h2 id="settled" className="text-[1.25rem]">
        Resolved
      </h2>
      {settledAt && <p className="muted">{formatMoment(new Date(settledAt), serverNow())}</p>}
      <PriceList
        lines={[
          { label: `Refund for ${firstNameOf(client.name)}`, amount: euroText(report.refundAmount ?? 0) },
          ...(earned === undefined
            ? []
            : [{ label: `${firstNameOf(vendor.name)} earned`, amount: euroText(earned) }]),
        ]}
      />
      {refundStatus && (
        <p>
          {REFUND_TEXTS[refundStatus]}{' '}
          <MayOpen to={refunds}>
            <Link className="text-link underline underline-offset-3" to={refunds}>
              View refund
            </Link>
          </MayOpen>
        </p>
      )}
      <Told name={client.name} text={toClient} />
      <Told name={vendor.name} text={toVendor} />
    </section>
  )
}

function Told({ name, text }: { name: string; text: string | null }) {
  return (
    <div>
      <h3 className="field-label">Told {firstNameOf(name)}</h3>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  )
}
