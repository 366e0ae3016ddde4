import type { ScheduledOnWire } from '@anseo/contract/broadcasts'
import { audienceText } from '@anseo/domain/audience'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Question } from '@anseo/ui/question'
import { PencilLine, X } from 'lucide-react'
import { useState } from 'react'
import { useCancelScheduled, useScheduled } from '../../queries/broadcasts.ts'
import { specialities } from '../../specialities.ts'

/** Lists the announcements that are still to be sent; renders nothing if there are none. */
export function ScheduledBroadcasts({ onChange }: { onChange: (scheduled: ScheduledOnWire) => void }) {
  const { data, isError, isFetching, refetch } = useScheduled()
  const [asked, setAsked] = useState<ScheduledOnWire | null>(null)
  const cancelling = useCancelScheduled()
  if (!data && isError) {
    return (
      <LoadFailure title="We couldn't load the scheduled announcements" query={{ isFetching, refetch }} />
    )
  }
  if (!data || data.length === 0) return null
  const close = () => setAsked(null)
  return (
    <section className="card grid gap-4 wrap-anywhere overflow-hidden" aria-labelledby="scheduled">
      <h2 id="scheduled" className="card-head text-[1.1875rem]">
        Scheduled
      </h2>
      <ul>
        {data.map((scheduled) => {
          const { _id, content, audience, sendAt, scheduledBy } = scheduled
          const at = formatDatedMoment(new Date(sendAt))
          return (
            <li key={_id} className="broadcast-sent">
              <p className="whitespace-pre-line">{content}</p>
              <p className="hint num">
                {audienceText(audience, specialities())}, {at}
                {scheduledBy && `, by ${scheduledBy}`}
              </p>
              <span className="flex flex-wrap gap-2.5">
                <Button
                  tone="sec"
                  size="sm"
                  icon={<PencilLine aria-hidden="true" />}
                  onClick={() => onChange(scheduled)}
                >
                  Change<span className="sr-only"> the announcement of {at}</span>
                </Button>
                <Button
                  tone="sec"
                  size="sm"
                  icon={<X aria-hidden="true" />}
                  onClick={() => setAsked(scheduled)}
                >
                  Cancel<span className="sr-only"> the announcement of {at}</span>
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
      {asked && (
        <Question
          title="Cancel this announcement?"
          keep="Keep announcement"
          confirm="Cancel announcement"
          tone="dngf"
          busy={cancelling.isPending}
          onClose={close}
          onConfirm={() => cancelling.mutate(asked._id, { onSettled: close })}
        >
          <p className="broadcast-words whitespace-pre-line">{asked.content}</p>
        </Question>
      )}
    </section>
  )
}
