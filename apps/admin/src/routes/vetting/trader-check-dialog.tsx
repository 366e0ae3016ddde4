import { formErrors } from '@anseo/api-client/form-errors'
import { useDraft } from '@anseo/site-kit/use-draft'
import { FormError } from '@anseo/ui/form-error'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
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
  const draft = useDraft(`anseo.admin.trader-check.${vendorId}`)
  const checking = useCheckTrader(vendorId)
  const { fields, text } = formErrors(checking.error, FAILED)
  const wrong = fields['how'] ?? text
  const check = (how: string) =>
    checking.mutate(
      { how, statedAt },
      {
        onSuccess: () => {
          draft[1]('')
          onClose()
        },
      },
    )
  return (
    <ReasonDialog
      title="Confirm these details?"
      label="How you checked them (for the audit log)"
      required
      tone="pri"
      confirm="Confirm details"
      busy={checking.isPending}
      draft={draft}
      onClose={onClose}
      onConfirm={check}
    >
      <p>Check name and address against a document or register, and email and phone by using them.</p>
      <FormError text={wrong} />
    </ReasonDialog>
  )
}
