import { NotificationItem } from '@anseo/ui/notification-item'
import { Bell, X } from 'lucide-react'
import { settings } from '../../site.ts'

const EMPTY = 'Your text appears here'

/** Previews the announcement as notification, toast and email. */
export function AnnouncementPreview({ content }: { content: string }) {
  const words = content || EMPTY
  return (
    <aside className="broadcast-preview grid gap-4 wrap-anywhere" aria-label="Preview">
      <section className="card overflow-hidden">
        <h2 className="card-head text-[1.1875rem]">As they will see it</h2>
        <NotificationItem kind="broadcast" unread time="Just now">
          <span className="whitespace-pre-line">{words}</span>
        </NotificationItem>
      </section>
      <p className="hint">To people online, as a pop-up:</p>
      <div className="toast info static w-auto animate-none" aria-hidden="true">
        <span className="disc">
          <Bell />
        </span>
        <span className="text">{words}</span>
        <X />
      </div>
      <p className="hint">By email, to people who opted in:</p>
      <section className="card pad grid gap-2">
        <p className="hint">Subject</p>
        <h3>Announcement from {settings.brand.name}</h3>
        <p className="whitespace-pre-line">{words}</p>
        <span className="btn pri sm mt-2 w-fit" aria-hidden="true">
          View notifications
        </span>
      </section>
    </aside>
  )
}
