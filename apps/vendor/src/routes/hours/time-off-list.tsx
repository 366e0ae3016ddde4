import { isWholeDays, timeOffText } from '@anseo/domain/time-off-text'
import { IconButton } from '@anseo/ui/icon-button'
import { CalendarOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@anseo/ui/button'
import { type TimeOff, useRemoveTimeOff } from '../../queries/hours.ts'

/** Number of entries shown until the vendor asks for all. */
const FIRST = 10

/** Lists time off that has not ended, the soonest first. Each entry can be removed, and a removal can be undone. */
export function TimeOffList({ timeOff }: { timeOff: TimeOff[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? timeOff : timeOff.slice(0, FIRST)
  return (
    <>
      {timeOff.length === 0 && <p className="muted px-[clamp(1rem,2vw,1.5rem)] pb-4">No time off planned.</p>}
      <ul>
        {shown.map((off) => (
          <Entry key={off.id} timeOff={off} />
        ))}
      </ul>
      {shown.length < timeOff.length && (
        <div className="p-3 text-center">
          <Button tone="ghost" size="sm" onClick={() => setAll(true)}>
            Show all {timeOff.length}
          </Button>
        </div>
      )}
    </>
  )
}

function Entry({ timeOff }: { timeOff: TimeOff }) {
  const remove = useRemoveTimeOff()
  const when = timeOffText(timeOff)
  const what = [timeOff.label, isWholeDays(timeOff) && 'all day'].filter(Boolean).join(', ')
  return (
    <li className="time-off-row">
      <span className="disc">
        <CalendarOff aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <b className="num font-semibold">{when}</b>
        {what && <div className="muted text-[.9063rem] first-letter:uppercase">{what}</div>}
      </div>
      <IconButton
        label={`Remove ${when}`}
        icon={<Trash2 aria-hidden="true" />}
        aria-busy={remove.isPending || undefined}
        // The second click of a double click may meet the next row, which has moved up.
        onClick={({ detail }) => detail < 2 && !remove.isPending && remove.mutate(timeOff)}
      />
    </li>
  )
}
