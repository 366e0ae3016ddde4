import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { formErrors } from '@anseo/api-client/form-errors'
import { centsToEuro, formatEuro } from '@anseo/domain/money'
import { firstNameOf } from '@anseo/domain/person-name'
import { settledForClient, settledForVendor } from '@anseo/domain/settlement-words'
import { FormError } from '@anseo/ui/form-error'
import { Question } from '@anseo/ui/question'
import { useSettleReport } from '../../queries/reports.ts'
import { earnedCents, settledLater } from './report-texts.ts'
import type { Settlement } from './use-settlement.ts'

interface SettleQuestionProps {
  report: ProblemReportOnWire
  refundCents: number
  settlement: Settlement
  onClose: () => void
}

/** Shows the text for each side and asks for confirmation. */
export function SettleQuestion({ report, refundCents, settlement, onClose }: SettleQuestionProps) {
  const settle = useSettleReport(report._id)
  const { toClient, toVendor, settledCents, forget } = settlement
  const confirm = () =>
    settle.mutate(
      {
        refundAmount: centsToEuro(settledCents),
        toClient: toClient.trim(),
        toVendor: toVendor.trim(),
      },
      { onSuccess: forget },
    )
  const { fields, text } = formErrors(settle.error, "We couldn't resolve the report. Please try again.")
  const problem = text ?? Object.values(fields)[0]
  return (
    <Question
      onClose={onClose}
      title="Resolve this report?"
      busy={settle.isPending}
      confirm={refundCents > 0 ? `Refund ${formatEuro(refundCents)}` : 'Resolve report'}
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        <p>You can&apos;t undo this. We&apos;ll send:</p>
        <Preview
          name={report.client.name}
          reason={toClient}
          what={settledForClient(refundCents, settledLater(report.appointment, settledCents))}
        />
        <Preview
          name={report.vendor.name}
          reason={toVendor}
          what={settledForVendor(earnedCents(report.appointment, settledCents))}
        />
        <FormError text={problem} />
      </div>
    </Question>
  )
}

function Preview({ name, reason, what }: { name: string; reason: string; what: string }) {
  return (
    <section className="voice" aria-label={`What ${firstNameOf(name)} reads`}>
      <h3 className="field-label">{name}</h3>
      <p>
        Our decision: “{reason.trim()}” {what}
      </p>
    </section>
  )
}
