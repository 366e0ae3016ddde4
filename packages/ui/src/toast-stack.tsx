import { Bell, Check, X } from 'lucide-react'
import { ToastContainer, cssTransition, toast } from 'react-toastify/unstyled'
import type { ToastContentProps } from 'react-toastify/unstyled'
import { IconButton } from './icon-button.tsx'

const SHOWN_MS = 5000
const MOST_AT_ONCE = 3

const Slide = cssTransition({ enter: 'toast-in', exit: 'toast-out' })

const kinds = {
  success: { role: 'status', icon: Check },
  info: { role: 'status', icon: Bell },
  error: { role: 'alert', icon: X },
} as const

type Kind = keyof typeof kinds

/** Puts a toast on the stack; the same text is not stacked twice. */
export function push(kind: Kind, text: string) {
  toast(<ToastBody kind={kind} text={text} />, {
    toastId: `${kind}:${text}`,
    role: kinds[kind].role,
    className: `toast ${kind}`,
  })
}

function ToastBody({
  kind,
  text,
  toastProps,
  closeToast,
}: { kind: Kind; text: string } & Partial<ToastContentProps>) {
  const Icon = kinds[kind].icon
  const id = toastProps?.toastId
  return (
    <div
      className="contents"
      role="presentation"
      onFocus={() => id !== undefined && toast.pause({ id })}
      onBlur={() => id !== undefined && toast.play({ id })}
    >
      <span className="disc">
        <Icon aria-hidden="true" />
      </span>
      <span className="text">{text}</span>
      <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={() => closeToast?.()} />
      <span className="bar" />
    </div>
  )
}

/** The stack itself: top right, five seconds, at most three. */
export default function ToastStack() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={SHOWN_MS}
      limit={MOST_AT_ONCE}
      hideProgressBar
      closeButton={false}
      pauseOnHover
      pauseOnFocusLoss={false}
      closeOnClick={false}
      draggable={false}
      icon={false}
      transition={Slide}
    />
  )
}
