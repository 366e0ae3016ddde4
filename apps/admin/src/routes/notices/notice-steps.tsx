import { serverNow } from '@anseo/api-client/server-clock'
import { formatMoment } from '@anseo/domain/moment-text'
import { Eye, EyeOff, Flag, type LucideIcon, MailCheck, RotateCcw } from 'lucide-react'
import type { ShownNotice } from './notice.tsx'

interface Step {
  at: string
  text: string
  by: string | null
  Icon: LucideIcon
}

/** The steps of a report so far, the last first: what happened, when and by whom. */
export function NoticeSteps({ notice }: Pick<ShownNotice, 'notice'>) {
  return (
    <ol className="notice-steps">
      {stepsOf(notice).map(({ at, text, by, Icon }) => (
        <li key={at + text} data-restricts={Icon === EyeOff || undefined}>
          <span className="mark">
            <Icon aria-hidden="true" />
          </span>
          <div>
            <b>{text}</b>
            <p className="hint num">
              <time dateTime={at}>{formatMoment(new Date(at), serverNow())}</time>
              {by && `, ${by}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const step = (at: string, text: string, Icon: LucideIcon, by: string | null = null): Step => ({
  at,
  text,
  by,
  Icon,
})

function stepsOf({ _id, sentAt, reopenedAt, decision, hidden }: ShownNotice['notice']): Step[] {
  const steps = [
    step(sentAt, `Report ${_id.slice(0, 8)}`, Flag),
    step(sentAt, 'Receipt sent to the reporter', MailCheck),
    ...(reopenedAt ? [step(reopenedAt, 'Opened again after a complaint', RotateCcw)] : []),
    ...hidden.map(({ from, by }) => step(from, 'Hidden while we decide', EyeOff, by?.name)),
    ...hidden.flatMap(({ until, endedBy }) =>
      // A decision also ends the hiding, and has a step of its own.
      until && decision === null ? [step(until, 'Shown again', Eye, endedBy?.name)] : [],
    ),
  ]
  return steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed()
}
