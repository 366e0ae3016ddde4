import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { formErrors } from '@anseo/api-client/form-errors'
import type { CheckOnWire } from '@anseo/contract/vetting'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { FormError } from '@anseo/ui/form-error'
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
  const decide = useDecideCheck(vendorId, check)
  const { fields, text } = formErrors(decide.error, FAILED)
  const wrong = fields['reason'] ?? text
  return (
    <ReasonDialogWithDraft
      title={`Reject: ${CHECK_NAMES[kind]}`}
      label="What needs to change (sent to the vendor)"
      required
      confirm="Reject document"
      busy={decide.isPending}
      draftKey={`anseo.admin.refuse.${vendorId}.${kind}`}
      onClose={onClose}
      onConfirm={(reason, done) => decide.mutate({ outcome: 'failed', reason }, { onSuccess: done })}
    >
      <p>The vendor can then add a new document.</p>
      <FormError text={wrong} />
    </ReasonDialogWithDraft>
  )
}
