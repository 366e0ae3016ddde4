import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { formErrors } from '@anseo/api-client/form-errors'
import { STATEMENT_MAX_LENGTH } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { Form } from '@anseo/ui/form'
import { FormError } from '@anseo/ui/form-error'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { useState } from 'react'
import { useDraft } from '../use-draft.ts'

export interface ComplaintFormProps {
  /** The key under which this tab saves the text until it has been sent. */
  draftKey: string
  complain: (text: string) => Promise<{ message: string }>
  onComplained: (message: string) => void
}

/** Takes a complaint about a decision. */
export function ComplaintForm({ draftKey, complain, onComplained }: ComplaintFormProps) {
  const [text, setText] = useDraft(draftKey)
  const [checked, setChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { fields, text: problem } = formErrors(failure, FAILED)
  const missing = checked && text.trim() === '' ? 'Enter why you disagree.' : null
  const submit = async () => {
    setChecked(true)
    if (text.trim() === '') return
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await complain(text)
      setText('')
      onComplained(message)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <Form busy={busy} className="grid gap-4" onSubmit={submit}>
      <TextareaInput
        label="Your complaint"
        hint="Why do you disagree? A person reads it, and answers you by email."
        rows={5}
        maxLength={STATEMENT_MAX_LENGTH}
        value={text}
        error={missing ?? fields['text']}
        onChange={(event) => setText(event.target.value)}
      />
      <FormError text={problem} />
      <Button type="submit" busy={busy}>
        Send complaint
      </Button>
    </Form>
  )
}
