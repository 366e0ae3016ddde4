import { ReasonDialog } from '@anseo/ui/reason-dialog'
import type { ComponentProps } from 'react'
import { useDraft } from '../use-draft.ts'

interface ReasonDialogWithDraftProps extends Omit<
  ComponentProps<typeof ReasonDialog>,
  'draft' | 'onConfirm'
> {
  /** The key of the draft in this tab: it identifies the site and what the reason is for. */
  draftKey: string
  /** Sends the reason. Once it has been accepted, `done` deletes the draft and closes the dialog. */
  onConfirm: (reason: string, done: () => void) => void
}

/** A dialog that asks for a reason, which survives closing the dialog, a reload and a login until it has been accepted. */
export function ReasonDialogWithDraft({ draftKey, onConfirm, ...dialog }: ReasonDialogWithDraftProps) {
  const draft = useDraft(draftKey)
  const done = () => {
    draft[1]('')
    dialog.onClose()
  }
  return <ReasonDialog {...dialog} draft={draft} onConfirm={(reason) => onConfirm(reason, done)} />
}
