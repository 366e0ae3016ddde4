import { formErrors } from '@anseo/api-client/form-errors'
import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { FormError } from '@anseo/ui/form-error'
import { useCheckTrader } from '../../queries/vetting.ts'

interface TraderCheckDialogProps {
  vendorId: string
  /** The time of the details that are shown; the server refuses the check if they have changed since. */
  statedAt: string
  onClose: () => void
}

const FAILED = "We couldn't save the check. Please try again."

/** Records that a trader's details were checked, and against what. */
export function TraderCheckDialog({ vendorId, statedAt, onClose }: TraderCheckDialogProps) {
  const checking = useCheckTrader(vendorId)
  const { fields, text } = formErrors(checking.error, FAILED)
  const wrong = fields['how'] ?? text
  return (
    <ReasonDialogWithDraft
      title="Confirm these details?"
      label="How you checked them (for the audit log)"
      required
      tone="pri"
      confirm="Confirm details"
      busy={checking.isPending}
      draftKey={`anseo.admin.trader-check.${vendorId}`}
      onClose={onClose}
      onConfirm={(how, done) => checking.mutate({ how, statedAt }, { onSuccess: done })}
    >
      <p>Check name and address against a document or register, and email and phone by using them.</p>
      <FormError text={wrong} />
    </ReasonDialogWithDraft>
  )
}
