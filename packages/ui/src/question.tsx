import type { ReactNode } from 'react'
import { Button, type ButtonTone } from './button.tsx'
import { Dialog } from './dialog.tsx'

export type QuestionProps = {
  /** Whether it is open; without this prop it is open while it is rendered. */
  open?: boolean
  title: string
  /** Explains the consequences. */
  children: ReactNode
  /** The button that changes nothing, such as 'Keep appointment'. */
  keep?: string
  /** Null while there is nothing to confirm. */
  confirm: string | null
  /** The icon of the confirming button. */
  icon?: ReactNode
  tone?: ButtonTone
  busy?: boolean
  noCross?: boolean
  onClose: () => void
}

type Confirming =
  | { onConfirm: () => void }
  | { /** The id of the form in it that the answer submits. */ form: string }

/** A dialog with two answers, the safe one on the left; it stays open while the other is carried out. */
export function Question(props: QuestionProps & Confirming) {
  const { keep = 'Cancel', confirm, icon, tone = 'pri', busy = false, ...dialog } = props
  const confirmProps =
    'form' in props ? { type: 'submit' as const, form: props.form } : { onClick: props.onConfirm }
  return (
    <Dialog
      {...dialog}
      processing={busy}
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={props.onClose}>
            {keep}
          </Button>
          {/* Another text makes a new button, so that a press begun on the old one has no effect. */}
          {confirm !== null && (
            <Button key={confirm} tone={tone} busy={busy} icon={icon} {...confirmProps}>
              {confirm}
            </Button>
          )}
        </>
      }
    />
  )
}
