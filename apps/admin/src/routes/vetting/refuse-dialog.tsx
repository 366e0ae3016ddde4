import { useDraft } from '@anseo/site-kit/use-draft'
import { formErrors } from '@anseo/api-client/form-errors'
import type { CheckOnWire } from '@anseo/contract/vetting'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { FormError } from '@anseo/ui/form-error'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { useDecideCheck } from '../../queries/vetting.ts'

interface RefuseDialogProps {
  vendorId: string
  check: CheckOnWire
  onClose: () => void
}

const FAILED = "We couldn't save the check. Please try again."

/** Rejects the documents of a check, with a reason that the vendor gets. */
export function RefuseDialog({ vendorId, check, onClose }: RefuseDialogProps) {
  const { kind } = check
  const draft = useDraft(`anseo.admin.refuse.${vendorId}.${kind}`)
  const decide = useDecideCheck(vendorId, check)
  const { fields, text } = formErrors(decide.error, FAILED)
  const wrong = fields['reason'] ?? text
  const refuse = (reason: string) =>
    decide.mutate(
      { outcome: 'failed', reason },
      {
        onSuccess: () => {
          draft[1]('')
          onClose()
        },
      },
    )
  return (
    <ReasonDialog
      title={`Reject: ${CHECK_NAMES[kind]}`}
      label="What needs to change (sent to the vendor)"
      required
      confirm="Reject document"
      busy={decide.isPending}
      draft={draft}
      onClose={onClose}
      onConfirm={refuse}
    >
      <p>The vendor can then add a new document.</p>
      <FormError text={wrong} />
    </ReasonDialog>
  )
}
