import { useId } from 'react'
import { Form, type FormProps } from './form.tsx'
import { Question, type QuestionProps } from './question.tsx'

type FormDialogProps = QuestionProps & Pick<FormProps, 'onSubmit' | 'noValidate' | 'ref'>

/** A dialog with a form, which its confirming button submits, but not while it is busy. */
export function FormDialog({ onSubmit, noValidate = true, ref, children, ...question }: FormDialogProps) {
  const id = useId()
  return (
    <Question {...question} form={id}>
      <Form {...{ id, ref, noValidate, onSubmit }} busy={question.busy} className="grid gap-4">
        {children}
      </Form>
    </Question>
  )
}
