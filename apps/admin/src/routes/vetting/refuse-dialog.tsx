import { useDraft } from '@anseo/site-kit/use-draft'
import { formErrors } from '@anseo/api-client/form-errors'
import { CHECK_NAMES, type CheckKind } from '@anseo/domain/vetting-checks'
import { FieldError } from '@anseo/ui/field'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { useDecideCheck } from '../../queries/vetting.ts'

interface RefuseDialogProps {
  vendorId: string
  kind: CheckKind
  onClose: () => void
}

const FAILED = "We couldn't save the check. Please try again."

/** Refuses the documents of a check, in words that the vendor gets. */
export function RefuseDialog({ vendorId, kind, onClose }: RefuseDialogProps) {
  const draft = useDraft(`anseo.admin.refuse.${vendorId}.${kind}`)
  const decide = useDecideCheck(vendorId)
  const { fields, text } = formErrors(decide.error, FAILED)
  const wrong = fields['reason'] ?? text
  const refuse = (reason: string) =>
    decide.mutate(
      { kind, outcome: 'failed', reason },
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
      {wrong && <FieldError>{wrong}</FieldError>}
    </ReasonDialog>
  )
}
