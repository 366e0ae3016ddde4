import { type FormEvent, useId } from 'react'
import { Question, type QuestionProps } from './question.tsx'

type FormDialogProps = QuestionProps & { onSubmit: (event: FormEvent<HTMLFormElement>) => void }

/** A dialog with a form, which its confirming button submits, but not while it is busy. */
export function FormDialog({ busy = false, onSubmit, children, ...question }: FormDialogProps) {
  const form = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(event)
  }
  return (
    <Question {...question} busy={busy} form={form}>
      <form id={form} method="post" noValidate className="grid gap-4" onSubmit={submit}>
        {children}
      </form>
    </Question>
  )
}
