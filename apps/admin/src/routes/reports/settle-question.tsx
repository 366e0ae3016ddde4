import type { ProblemReportOnWire } from '@anseo/contract/problem-reports'
import { formErrors } from '@anseo/api-client/form-errors'
import { centsToEuro, formatEuro } from '@anseo/domain/money'
import { settledForClient, settledForVendor } from '@anseo/domain/settlement-words'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { useSettleReport } from '../../queries/reports.ts'
import { earnedCents, firstName } from './report-texts.ts'
import type { Settlement } from './use-settlement.ts'

interface SettleQuestionProps {
  report: ProblemReportOnWire
  refundCents: number
  settlement: Settlement
  onClose: () => void
}

/** Shows what each side will read, and asks before it takes effect. */
export function SettleQuestion({ report, refundCents, settlement, onClose }: SettleQuestionProps) {
  const settle = useSettleReport(report._id)
  const { toClient, toVendor, forget } = settlement
  const confirm = () =>
    settle.mutate(
      {
        refundAmount: centsToEuro(refundCents),
        toClient: toClient.trim(),
        toVendor: toVendor.trim(),
      },
      { onSuccess: forget },
    )
  const { fields, text } = formErrors(settle.error, 'The report was not settled. Please try again.')
  const problem = text ?? Object.values(fields)[0]
  return (
    <Dialog
      open
      onClose={onClose}
      title="Settle this report?"
      processing={settle.isPending}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            No, go back
          </Button>
          <Button busy={settle.isPending} onClick={confirm}>
            {refundCents > 0 ? `Yes, refund ${formatEuro(refundCents)}` : 'Yes, close it'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>This cannot be undone. This is what they read:</p>
        <Preview name={report.client.name} reason={toClient} what={settledForClient(refundCents)} />
        <Preview
          name={report.vendor.name}
          reason={toVendor}
          what={settledForVendor(earnedCents(report.appointment, refundCents))}
        />
        {problem && (
          <Note tone="bad" role="alert">
            {problem}
          </Note>
        )}
      </div>
    </Dialog>
  )
}

function Preview({ name, reason, what }: { name: string; reason: string; what: string }) {
  return (
    <section className="voice" aria-label={`What ${firstName(name)} reads`}>
      <h3 className="field-label">{name}</h3>
      <p>
        We decided: “{reason.trim()}” {what}
      </p>
    </section>
  )
}
