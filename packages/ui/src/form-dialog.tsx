import { type FormEvent, useId, useState } from 'react'
import { Question, type QuestionProps } from './question.tsx'

type FormDialogProps = QuestionProps & { onSubmit: (event: FormEvent<HTMLFormElement>) => void }

/**
 * A dialog with a form, which its confirming button submits, but not while it is busy. Once something was entered, neither a
 * click beside it nor the back gesture closes it.
 */
export function FormDialog({ busy = false, onSubmit, children, ...question }: FormDialogProps) {
  const form = useId()
  const [isEntered, setEntered] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(event)
  }
  return (
    <Question {...question} busy={busy} form={form} ignoresOutside={isEntered}>
      <form
        id={form}
        method="post"
        noValidate
        className="grid gap-4"
        onInput={() => setEntered(true)}
        onSubmit={submit}
      >
        {children}
      </form>
    </Question>
  )
}
