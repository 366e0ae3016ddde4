import type { HistoryEntryOnWire } from '@anseo/contract/history'
import { isLive } from '@anseo/domain/appointment'
import { badge } from '@anseo/domain/appointment-badge'
import { mayRebook, problemTo } from '@anseo/domain/appointment-permissions'
import { dublinDate } from '@anseo/domain/dublin-time'
import { shortDurationText } from '@anseo/domain/duration-text'
import { slotMinutes } from '@anseo/domain/slot'
import { formatWeekdayDay } from '@anseo/domain/slot-date'
import { timeRemaining } from '@anseo/domain/time-remaining'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Badge } from '@anseo/ui/badge'
import { Note } from '@anseo/ui/note'
import { useOpenReviews } from '../../../queries/open-reviews.ts'
import { CompleteButton, PayButton } from '../appointment-actions.tsx'
import { stateNotes } from '../appointment-notes.ts'
import { DueActions } from '../due-actions.tsx'
import type { PartProps } from '../part-props.ts'
import { ProgressSteps } from './progress-steps.tsx'
import { QuickLinks } from './quick-links.tsx'
import { useLabelOf } from '../../../vendors/use-specialities.ts'

/** The top of the page: state, time, what is booked with whom, progress, what comes next and quick links. */
export function Head(props: PartProps & { history: readonly HistoryEntryOnWire[] }) {
  const { appointment, now, blocked, history, onOpen } = props
  const labelOf = useLabelOf()
  const { wire, facts } = appointment
  const { tone, text } = badge(facts, now)
  const { name, image, speciality } = wire.vendorData
  const date = dublinDate(facts.start)
  const notes = stateNotes(appointment, now)
  const openReview = useOpenReviews().find(({ appointmentId }) => appointmentId === wire._id)
  return (
    <article className="card pad appointment-head" id={wire._id}>
      <div className="top">
        <ArchPortrait
          name={name}
          src={image}
          width={76}
          dim={mayRebook(facts, now) && !facts.complete}
          eager
        />
        <div>
          <p className="state">
            <Badge tone={tone}>{text}</Badge>
            {isLive(facts, now) && <span className="num">{timeRemaining(facts.start, now)}</span>}
          </p>
          <h1 className="num">
            <span className="nobr">
              {formatWeekdayDay(date)}
              {date.year !== dublinDate(now).year && ` ${date.year}`},
            </span>{' '}
            <span className="nobr">{wire.startTime}</span>
          </h1>
          <p className="text-ink-2">
            {wire.serviceName ?? labelOf(speciality)} with {name}, {shortDurationText(slotMinutes(facts))},
            until {wire.endTime}
          </p>
        </div>
      </div>
      <ProgressSteps appointment={appointment} history={history} now={now} />
      {notes.length > 0 && (
        <Note>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Note>
      )}
      <div className="acts">
        <PayButton first {...{ appointment, now, blocked, onOpen }} />
        {!problemTo.markComplete(facts, now) && facts.complete && (
          <CompleteButton blocked={blocked} onPress={() => onOpen('complete')} />
        )}
        <DueActions {...{ appointment, now, blocked, openReview, onOpen }} />
      </div>
      <QuickLinks appointment={appointment} now={now} blocked={blocked} />
    </article>
  )
}
