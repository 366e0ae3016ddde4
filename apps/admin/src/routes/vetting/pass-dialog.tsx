import { formErrors } from '@anseo/api-client/form-errors'
import { serverNow } from '@anseo/api-client/server-clock'
import { useDraft } from '@anseo/site-kit/use-draft'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import type { CheckOnWire } from '@anseo/contract/vetting'
import { CHECK_NAMES, needsEndDay } from '@anseo/domain/vetting-checks'
import { verdictProblem } from '@anseo/domain/vetting-verdict'
import { FormError } from '@anseo/ui/form-error'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useDecideCheck } from '../../queries/vetting.ts'
import { FormDialog } from '@anseo/ui/form-dialog'

interface PassDialogProps {
  vendorId: string
  check: CheckOnWire
  onClose: () => void
}

const FAILED = "We couldn't save the check. Please try again."

/** Approves the documents of a check, with the last day on which it holds. */
export function PassDialog({ vendorId, check, onClose }: PassDialogProps) {
  const { kind } = check
  const [lastDay, setLastDay] = useDraft(`anseo.admin.pass.${vendorId}.${kind}`)
  const [problem, setProblem] = useState<string | null>(null)
  const decide = useDecideCheck(vendorId, check)
  const { fields, text } = formErrors(decide.error, FAILED)
  const submit = () => {
    const verdict = { outcome: 'passed' as const, ...(lastDay && { lastDay }) }
    const found = verdictProblem({ kind, ...verdict }, serverNow())
    setProblem(found?.text ?? null)
    if (found) return
    decide.mutate(verdict, {
      onSuccess: () => {
        setLastDay('')
        onClose()
      },
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={`Approve: ${CHECK_NAMES[kind]}`}
      busy={decide.isPending}
      confirm="Approve document"
      onSubmit={submit}
    >
      <p>Clients will see today&apos;s date and the expiry date.</p>
      <TextInput
        label="Expiry date"
        name="lastDay"
        type="date"
        min={formatIsoDate(dublinDate(serverNow()))}
        hint={
          needsEndDay(kind)
            ? 'As shown on the document.'
            : "As shown on the document. Leave blank if it doesn't expire."
        }
        value={lastDay}
        onChange={(event) => setLastDay(event.target.value)}
        error={problem ?? fields['lastDay']}
      />
      <FormError text={text} />
    </FormDialog>
  )
}
