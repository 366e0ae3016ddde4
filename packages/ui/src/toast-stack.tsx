// implements: §9.18
import { TOAST_MS } from '@anseo/domain/limits'
import { useEffect, useRef, useState } from 'react'
import { Bell, Check, X } from 'lucide-react'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import type { ToastContentProps, ToastTransitionProps } from 'react-toastify/unstyled'
import { IconButton } from './icon-button.tsx'
import type { ToastAction } from './toasts.tsx'

const MAX_AT_ONCE = 3

const kinds = {
  success: { role: 'status', icon: Check },
  info: { role: 'status', icon: Bell },
  error: { role: 'alert', icon: X },
} as const

type Kind = keyof typeof kinds

/**
 * Adds a toast; the same text is not added twice, unless it has an action.
 * @returns a function that closes it.
 */
export function push(kind: Kind, text: string, action?: ToastAction): () => void {
  const options = { ...(!action && { toastId: `${kind}:${text}` }), role: kinds[kind].role }
  const id = toast(<ToastBody kind={kind} text={text} action={action} />, options)
  return () => toast.dismiss(id)
}

type ToastBodyProps = {
  kind: Kind
  text: string
  action: ToastAction | undefined
} & Partial<ToastContentProps>

function ToastBody({ kind, text, action, closeToast }: ToastBodyProps) {
  const [paused, setPaused] = useState(false)
  const close = () => closeToast?.()
  useCountdown(TOAST_MS, paused, close)
  const Icon = kinds[kind].icon
  return (
    <div
      className={`toast ${kind}`}
      role="presentation"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span className="disc">
        <Icon aria-hidden="true" />
      </span>
      <span className="text">{text}</span>
      {action && (
        <button type="button" className="action" onClick={() => (close(), action.onClick())}>
          {action.label}
        </button>
      )}
      <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={close} />
      <span className="bar" />
    </div>
  )
}

/** Counts down in a timer, since the library's CSS animation does not run for people who ask for less motion. */
function useCountdown(ms: number, paused: boolean, onDone: () => void) {
  const left = useRef(ms)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (paused) return
    const from = performance.now()
    const timer = setTimeout(() => done.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - from
    }
  }, [paused])
}

/** Shows and removes a toast without waiting for the end of an animation; the stylesheet animates its entrance. */
function AtOnce({ isIn, done, playToast, children }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) playToast()
    else done()
  }, [isIn, done, playToast])
  return children
}

/** The stack itself: top right, five seconds, at most three. */
export default function ToastStack() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={false}
      limit={MAX_AT_ONCE}
      closeButton={false}
      closeOnClick={false}
      draggable={false}
      icon={false}
      transition={AtOnce}
    />
  )
}
