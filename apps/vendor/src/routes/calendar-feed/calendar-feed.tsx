import { dublinDate } from '@anseo/domain/dublin-time'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { TextInput } from '@anseo/ui/text-input'
import { notify } from '@anseo/ui/toasts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useCalendarFeed, useCreateFeed, useRevokeFeed } from '../../queries/calendar-feed.ts'
import { CreateLink } from './create-link.tsx'

/** The private link by which another calendar shows the own appointments. */
export function CalendarFeed() {
  const { data: feed } = useCalendarFeed()
  const create = useCreateFeed()
  const revoke = useRevokeFeed()
  const [asked, setAsked] = useState<'create' | 'revoke' | null>(null)
  const close = () => setAsked(null)
  const url = create.data?.url
  return (
    <section className="card pad grid gap-4" aria-labelledby="feed-title">
      <div className="grid gap-1">
        <h2 id="feed-title" className="text-[1.1875rem]">
          Your appointments in another calendar
        </h2>
        <p className="muted">
          Subscribe to a private link in Google, Apple or Outlook. It shows what is confirmed, with names and
          addresses, so give it to nobody.
        </p>
      </div>
      {url && feed && <NewLink url={url} />}
      {feed && !url && (
        <p className="hint">
          A link has been there since {formatWeekdayDay(dublinDate(new Date(feed.createdAt)))}.{' '}
          {feed.lastReadAt
            ? `A calendar last read it on ${formatMoment(new Date(feed.lastReadAt))}.`
            : 'No calendar has read it yet.'}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          tone="sec"
          disabled={feed === undefined}
          onClick={() => {
            create.reset()
            setAsked('create')
          }}
        >
          {feed ? 'Make a new link' : 'Make a link'}
        </Button>
        {feed && (
          <Button tone="dng" onClick={() => setAsked('revoke')}>
            End the link
          </Button>
        )}
      </div>
      {asked === 'create' && (
        <CreateLink
          replaces={Boolean(feed)}
          busy={create.isPending}
          error={create.error}
          onClose={close}
          onConfirm={(password) => create.mutate(password, { onSuccess: close })}
        />
      )}
      <EndQuestion
        open={asked === 'revoke'}
        busy={revoke.isPending}
        onClose={close}
        onConfirm={() => {
          create.reset()
          revoke.mutate(undefined, { onSettled: close, onSuccess: ({ message }) => notify.success(message) })
        }}
      />
    </section>
  )
}

function NewLink({ url }: { url: string }) {
  const copy = () => navigator.clipboard?.writeText(url).then(() => notify.success('The link is copied.'))
  return (
    <>
      <Note tone="warm">Copy the link now: it is not shown again.</Note>
      <TextInput
        label="Link"
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
        aside={
          <button type="button" className="link text-sm" onClick={() => void copy()}>
            <Copy aria-hidden="true" className="inline size-4 align-text-bottom" /> Copy
          </button>
        }
      />
    </>
  )
}

interface EndQuestionProps {
  open: boolean
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** The old link is lost for good, and with it the subscription of every calendar that has it. */
function EndQuestion({ open, busy, onClose, onConfirm }: EndQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="End the link?"
      processing={busy}
      footer={
        <>
          <Button tone="sec" onClick={onClose}>
            Keep it
          </Button>
          <Button tone="dngf" busy={busy} onClick={onConfirm}>
            End it
          </Button>
        </>
      }
    >
      <p>Calendars that use the present link stop showing your appointments.</p>
    </Dialog>
  )
}
