import { formErrors } from '@anseo/api-client/form-errors'
import type { QuestionSubject } from '@anseo/domain/vetting-question'
import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { FormError } from '@anseo/ui/form-error'
import { useAskForMore } from '../../queries/vetting.ts'

interface AskDialogProps {
  vendorId: string
  about: QuestionSubject
  /** The name of the check or detail in question. */
  name: string
  onClose: () => void
}

const FAILED = "We couldn't ask the vendor. Please try again."

/** Asks a vendor for more, with a reason that the vendor reads; approved checks stay approved (D5). */
export function AskDialog({ vendorId, about, name, onClose }: AskDialogProps) {
  const asking = useAskForMore(vendorId)
  const { fields, text } = formErrors(asking.error, FAILED)
  const wrong = fields['reason'] ?? text
  return (
    <ReasonDialogWithDraft
      title={`Ask for more: ${name}`}
      label="What you need and why (sent to the vendor)"
      required
      tone="pri"
      confirm="Ask vendor"
      busy={asking.isPending}
      draftKey={`anseo.admin.ask.${vendorId}.${about}`}
      onClose={onClose}
      onConfirm={(reason, done) => asking.mutate({ about, reason }, { onSuccess: done })}
    >
      <p>Approved checks stay approved. You&apos;ll see here when the vendor answers.</p>
      <FormError text={wrong} />
    </ReasonDialogWithDraft>
  )
}
