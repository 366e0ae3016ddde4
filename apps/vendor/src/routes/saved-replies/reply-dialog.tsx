import { requiredText } from '@anseo/api-client/field-problems'
import { formErrors } from '@anseo/api-client/form-errors'
import { readLike } from '@anseo/site-kit/is-like'
import { useSavedState } from '@anseo/site-kit/use-saved-state'
import type { SavedReplyOnWire } from '@anseo/contract/saved-replies'
import { MESSAGE_MAX_LENGTH, SAVED_REPLY_TITLE_MAX_LENGTH } from '@anseo/domain/limits'
import { REPLY_PLACEHOLDERS } from '@anseo/domain/saved-reply'
import { FormDialog } from '@anseo/ui/form-dialog'
import { FormError } from '@anseo/ui/form-error'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'
import { useSaveReply } from '../../queries/saved-replies.ts'
import { session } from '../../site.ts'

interface ReplyDialogProps {
  /** Undefined for a new one. */
  reply: SavedReplyOnWire | undefined
  onClose: () => void
}

/** Form for a new or changed saved reply; the typed text survives a login. */
export function ReplyDialog({ reply, onClose }: ReplyDialogProps) {
  const key = `anseo.pro.saved-reply.${reply?._id ?? 'new'}`
  const start = { title: reply?.title ?? '', text: reply?.text ?? '' }
  const [typed, setTyped] = useSavedState(session, key, start, readLike(start))
  const [checked, setChecked] = useState(false)
  const saving = useSaveReply()
  const { fields, text: problem } = formErrors(saving.error, "We couldn't save the reply. Please try again.")
  const missing = { title: requiredText(typed.title), text: requiredText(typed.text) }
  const change = (changed: Partial<typeof start>) => {
    setTyped({ ...typed, ...changed })
    saving.reset()
  }
  const save = () => {
    setChecked(true)
    if (missing.title !== null || missing.text !== null) return
    saving.mutate({ id: reply?._id ?? null, fields: typed }, { onSuccess: onClose })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={reply ? 'Change saved reply' : 'New saved reply'}
      busy={saving.isPending}
      confirm="Save reply"
      tone="cta"
      onSubmit={save}
    >
      <TextInput
        label="Title"
        name="title"
        hint="Only you can see this."
        maxLength={SAVED_REPLY_TITLE_MAX_LENGTH}
        value={typed.title}
        error={checked ? (missing.title ?? fields['title']) : null}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextareaInput
        label="Text"
        name="text"
        rows={5}
        hint={PLACEHOLDERS}
        maxLength={MESSAGE_MAX_LENGTH}
        value={typed.text}
        error={checked ? (missing.text ?? fields['text']) : null}
        onChange={(event) => change({ text: event.target.value })}
      />
      <FormError text={problem} />
    </FormDialog>
  )
}

const PLACEHOLDERS = `Filled in when you use it: ${Object.entries(REPLY_PLACEHOLDERS)
  .map(([placeholder, what]) => `${placeholder} is ${what}`)
  .join(', ')}.`
