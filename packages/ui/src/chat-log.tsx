import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import { ArrowDown } from 'lucide-react'
import { formatClock } from '@anseo/domain/inbox-time'
import { Button } from './button.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import { DayPill } from './day-pill.tsx'
import type { PrivatePhotoSource } from './private-photo.tsx'
import { useFollowEnd } from './use-follow-end.ts'

type Entry<Message> = {
  /** The key of the message, the same from when it is written until it is read. */
  key: string
  own: boolean
  content: string
  /** Shown above the text. */
  photos: readonly PrivatePhotoSource[]
  at: Date
  state: 'sending' | 'sent' | 'read' | 'failed' | undefined
  /** The first of a run by the same person. */
  first: boolean
  /** Undefined while it is on its way. */
  message: Message | undefined
}

export type ChatLogProps<Message> = {
  /** Oldest first. */
  days: readonly { day: string; entries: readonly Entry<Message>[] }[]
  onRetry: (key: string) => void
  /** Loads older messages, and shows a failure itself rather than reject; null when all are loaded. */
  onEarlier: (() => Promise<void>) | null
  /** Renders the card of a message in the place of its bubble, or null for a message of words. */
  renderCard?: (message: Message, own: boolean) => ReactNode
  /** Renders the photos of a message. */
  renderPhotos: (photos: readonly PrivatePhotoSource[], own: boolean) => ReactNode
  /** Content below the last message, such as a note that the connection is lost. */
  children?: ReactNode
}

/** The messages of a conversation; it scrolls to new ones while the reader is at the end, otherwise a pill offers them. */
export function ChatLog<Message>(props: ChatLogProps<Message>) {
  const { days, onRetry, onEarlier, renderCard, renderPhotos, children } = props
  const [loading, setLoading] = useState(false)
  const entries = days.flatMap((day) => day.entries)
  const newestOwn = entries.findLast(({ own }) => own)
  const { ref, onScroll, missed, toEnd } = useFollowEnd({
    oldest: entries[0]?.key,
    newest: entries.findLast(({ own }) => !own)?.key,
    newestOwn: newestOwn?.key,
    written: newestOwn?.state === 'sending',
  })
  const showEarlier = async () => {
    setLoading(true)
    await onEarlier?.()
    setLoading(false)
  }
  return (
    <div className="chat-log-frame">
      <div
        ref={ref}
        className="chat-log"
        role="log"
        aria-label="Messages"
        aria-busy={loading}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {onEarlier && (
          <Button tone="sec" size="sm" className="earlier" busy={loading} onClick={() => void showEarlier()}>
            Earlier messages
          </Button>
        )}
        {days.map(({ day, entries: ofDay }) => [
          <DayPill key={day} text={day} />,
          ...ofDay.map(({ key, own, content, photos, at, state, first, message }) => {
            const card = message && renderCard?.(message, own)
            if (card) return <Fragment key={key}>{card}</Fragment>
            return (
              <ChatBubble
                key={key}
                own={own}
                text={content}
                {...(photos.length > 0 && { photos: renderPhotos(photos, own) })}
                time={formatClock(at)}
                first={first}
                {...(state && { state })}
                onRetry={() => onRetry(key)}
              />
            )
          }),
        ])}
        {children}
      </div>
      {missed && (
        <Button size="sm" className="newer" icon={<ArrowDown aria-hidden="true" />} onClick={toEnd}>
          New messages
        </Button>
      )}
    </div>
  )
}
