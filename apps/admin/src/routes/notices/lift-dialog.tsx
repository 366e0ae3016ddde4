import { formErrors } from '@anseo/api-client/form-errors'
import { FormError } from '@anseo/ui/form-error'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { useLiftRestriction } from '../../queries/restrictions.ts'

interface LiftDialogProps {
  /** The id of the statement of reasons. */
  id: string
  title: string
  confirm: string
  onClose: () => void
}

/** Asks before a restriction ends early (D6). */
export function LiftDialog({ id, title, confirm, onClose }: LiftDialogProps) {
  const lifting = useLiftRestriction()
  const { text } = formErrors(lifting.error, "We couldn't lift it. Please try again.")
  return (
    <ReasonDialog
      title={title}
      label="Reason for the audit log (optional)"
      confirm={confirm}
      tone="pri"
      busy={lifting.isPending}
      onClose={onClose}
      onConfirm={(reason) => lifting.mutate({ id, reason }, { onSuccess: onClose })}
    >
      <p>
        What was hidden or removed is shown again, and a blocked client can book again. We&apos;ll tell the
        person.
      </p>
      <FormError text={text} />
    </ReasonDialog>
  )
}
