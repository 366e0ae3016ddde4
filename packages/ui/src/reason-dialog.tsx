import { useState } from 'react'
import type { ReactNode } from 'react'
import { REASON_MAX_LENGTH } from '@anseo/domain/limits'
import type { ButtonTone } from './button.tsx'
import { FormDialog } from './form-dialog.tsx'
import { TextareaInput } from './textarea-input.tsx'

type ReasonDialogProps = {
  title: string
  /** Explains the consequences. */
  children: ReactNode
  /** The label of the field, such as 'Reason (sent to the client)'. */
  label: string
  /** True when a reason is needed; it is optional otherwise. */
  required?: boolean
  confirm: string
  /** The button that changes nothing, such as 'Keep appointment'. */
  keep?: string
  /** The tone of the confirming button; by default that of an action that cannot be undone. */
  tone?: ButtonTone
  busy: boolean
  /** Where the typed reason is kept after the dialog is closed; without it the text is lost then. */
  draft?: readonly [string, (reason: string) => void]
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks before something is refused or ended, and why; open while it is rendered. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    children,
    label,
    required,
    confirm,
    keep = 'Cancel',
    tone = 'dngf',
    busy,
    draft,
    onClose,
    onConfirm,
  } = props
  const own = useState('')
  const [reason, setReason] = draft ?? own
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      busy={busy}
      keep={keep}
      confirm={confirm}
      tone={tone}
      noValidate={false}
      onSubmit={() => onConfirm(reason.trim())}
    >
      {children}
      <TextareaInput
        label={label}
        name="reason"
        rows={3}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        required={required}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
