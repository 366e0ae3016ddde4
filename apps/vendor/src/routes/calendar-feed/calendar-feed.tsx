import { serverNow } from '@anseo/api-client/server-clock'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatMoment } from '@anseo/domain/moment-text'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { copyLink } from '@anseo/site-kit/copy-link'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Question } from '@anseo/ui/question'
import { TextInput } from '@anseo/ui/text-input'
import { notify } from '@anseo/ui/toasts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useCalendarFeed, useCreateFeed, useRevokeFeed } from '../../queries/calendar-feed.ts'
import { CreateLink } from './create-link.tsx'

/** The private link by which another calendar shows the vendor's appointments. */
export function CalendarFeed() {
  const { data: feed, isError, isFetching, refetch } = useCalendarFeed()
  const create = useCreateFeed()
  const revoke = useRevokeFeed()
  const [asked, setAsked] = useState<'create' | 'revoke' | null>(null)
  // Not read from the mutation: a later attempt that fails or is cancelled does not end this link.
  const [url, setUrl] = useState<string | null>(null)
  const close = () => setAsked(null)
  return (
    <section className="card pad grid gap-4" aria-labelledby="feed-title">
      <div className="grid gap-1">
        <h2 id="feed-title" className="text-[1.1875rem]">
          Add to another calendar
        </h2>
        <p className="muted">
          Subscribe in Google, Apple or Outlook with a private link. It shows names and addresses, so
          don&apos;t share it.
        </p>
      </div>
      {feed === undefined && isError && (
        <p role="alert">
          We couldn&apos;t load your link.{' '}
          <button type="button" className="link" disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {url && feed && <NewLink url={url} />}
      {feed && !url && (
        <p className="hint">
          Link created {formatWeekdayDay(dublinDate(new Date(feed.createdAt)), dublinDate(serverNow()))}.{' '}
          {feed.lastReadAt
            ? `Last used ${formatMoment(new Date(feed.lastReadAt), serverNow())}.`
            : 'Not used yet.'}
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
          {feed ? 'Create a new link' : 'Create a link'}
        </Button>
        {feed && (
          <Button tone="dng" onClick={() => setAsked('revoke')}>
            Turn off link
          </Button>
        )}
      </div>
      {asked === 'create' && (
        <CreateLink
          replaces={Boolean(feed)}
          busy={create.isPending}
          error={create.error}
          onClose={close}
          onConfirm={(password) =>
            create.mutate(password, {
              onSuccess: (created) => {
                setUrl(created.url)
                close()
              },
            })
          }
        />
      )}
      <EndQuestion
        open={asked === 'revoke'}
        busy={revoke.isPending}
        onClose={close}
        onConfirm={() =>
          revoke.mutate(undefined, {
            onSettled: close,
            onSuccess: ({ message }) => {
              setUrl(null)
              notify.success(message)
            },
          })
        }
      />
    </section>
  )
}

function NewLink({ url }: { url: string }) {
  return (
    <>
      <Note tone="warm">Copy your link now. We won&apos;t show it again.</Note>
      <TextInput
        label="Link"
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
        aside={
          <button type="button" className="link text-sm" onClick={() => void copyLink(url)}>
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

/** Asks first, since the old link cannot be restored and every calendar that has it loses its subscription. */
function EndQuestion({ open, busy, onClose, onConfirm }: EndQuestionProps) {
  return (
    <Question
      open={open}
      onClose={onClose}
      title="Turn off link?"
      busy={busy}
      keep="Keep link"
      confirm="Turn off link"
      tone="dngf"
      onConfirm={onConfirm}
    >
      <p>Calendars using the current link will stop updating.</p>
    </Question>
  )
}
