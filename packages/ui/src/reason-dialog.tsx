import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { REASON_MAX_LENGTH } from '@anseo/domain/limits'
import type { ButtonTone } from './button.tsx'
import { Question } from './question.tsx'
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onConfirm(reason.trim())
  }
  return (
    <Question
      onClose={onClose}
      title={title}
      busy={busy}
      keep={keep}
      confirm={confirm}
      tone={tone}
      form="reason-form"
    >
      <form id="reason-form" method="post" className="grid gap-4" onSubmit={submit}>
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
      </form>
    </Question>
  )
}
