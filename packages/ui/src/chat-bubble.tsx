// implements: §2.107
import { Check, CheckCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChatBubbleProps = {
  own: boolean
  text: string
  /** Above the text. */
  photos?: ReactNode
  /** Preformatted, such as '11:42 AM'. */
  time: string
  /** Own messages only: one tick when stored, two when read. */
  state?: 'sending' | 'sent' | 'read' | 'failed'
  /** The first of a run by the same person. */
  first?: boolean
  /** Offered below a message that failed. */
  onRetry?: () => void
}

/** Shows a message. */
export function ChatBubble({ own, text, photos, time, state, first, onRetry }: ChatBubbleProps) {
  const look = classNames('bubble', own ? 'own' : 'theirs', first && 'first', state === 'failed' && 'failed')
  return (
    <div className={look}>
      {photos}
      {photos ? text && <span className="bubble-words">{text}</span> : text}
      <span className="meta">
        {state === 'failed' ? 'Not sent' : state === 'sending' ? 'Sending…' : time}
        {state === 'sent' && <Check role="img" aria-label="Sent" />}
        {state === 'read' && <CheckCheck role="img" aria-label="Read" />}
        {state === 'failed' && onRetry && (
          <button type="button" className="retry" onClick={onRetry}>
            Try again
          </button>
        )}
      </span>
    </div>
  )
}
