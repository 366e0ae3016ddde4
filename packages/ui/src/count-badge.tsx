// implements: §2.98, §9.17
import { unreadCount } from '@anseo/domain/unread-count'

type CountBadgeProps = {
  count: number
  /** Said to screen readers after the number, such as 'unread messages'. */
  label?: string
  /** Hides it from screen readers where the control's name already says the number. */
  hidden?: boolean
}

/** A gorse number, '99+' above 99, nothing at 0. */
export function CountBadge({ count, label, hidden }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className="count" aria-hidden={hidden || undefined}>
      {unreadCount(count)}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}
