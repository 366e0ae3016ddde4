import { useDraft } from '@anseo/api-client/use-draft'
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

const FAILED = 'The check was not saved. Please try again.'

/** Refuses the papers of a check, in words that the vendor gets. */
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
      title={`Refuse: ${CHECK_NAMES[kind]}`}
      label="What the vendor has to change"
      required
      confirm="Yes, Refuse"
      busy={decide.isPending}
      draft={draft}
      onClose={onClose}
      onConfirm={refuse}
    >
      <p>The vendor gets your words and can hand in another paper.</p>
      {wrong && <FieldError>{wrong}</FieldError>}
    </ReasonDialog>
  )
}
