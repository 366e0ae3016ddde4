import type { ReactNode } from 'react'
import { Button, type ButtonTone } from './button.tsx'
import { Dialog } from './dialog.tsx'

type QuestionProps = {
  open?: boolean
  title: string
  /** Explains the consequences. */
  children: ReactNode
  /** The button that changes nothing, such as 'Keep appointment'. */
  keep?: string
  confirm: string
  tone?: ButtonTone
  busy?: boolean
  onClose: () => void
} & ({ onConfirm: () => void } | { /** The id of the form in it that the answer submits. */ form: string })

/** A dialog with two answers, the safe one left; while the other is carried out, it stays. */
export function Question(props: QuestionProps) {
  const {
    open = true,
    title,
    children,
    keep = 'Cancel',
    confirm,
    tone = 'pri',
    busy = false,
    onClose,
  } = props
  const confirmProps =
    'form' in props ? { type: 'submit' as const, form: props.form } : { onClick: props.onConfirm }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      processing={busy}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            {keep}
          </Button>
          <Button tone={tone} busy={busy} {...confirmProps}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
