import { addDays, formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate, endOfDublinDay } from '@anseo/domain/dublin-time'
import { isPossibleLastDay } from '@anseo/domain/moderation'
import { serverNow } from '@anseo/api-client/server-clock'
import { useDraft } from '@anseo/site-kit/use-draft'

/** Holds the chosen duration of a restriction: without an end, for some days, or until a date. */
export function useDuration(key: string) {
  const [choice, choose] = useDraft(`${key}.duration`)
  const [typed, setTyped] = useDraft(`${key}.last-day`)
  const today = dublinDate(serverNow())
  const days = Number(choice)
  const day = choice === 'date' ? parseIsoDate(typed) : days > 0 ? addDays(today, days) : null
  const isWrong = choice === 'date' && !(day && isPossibleLastDay(day, serverNow()))
  return {
    /** '' for no end, a number of days, or 'date'. */
    choice,
    /** The typed date. */
    typed,
    choose,
    setTyped,
    problem: isWrong ? 'Choose a day from today to two years from now.' : null,
    /** Midnight after the last day; null without an end. */
    endsAt: day && endOfDublinDay(day),
    /** The fields of the request. */
    body: day ? { lastDay: formatIsoDate(day) } : {},
    forget: () => {
      choose('')
      setTyped('')
    },
  }
}

export type DurationDraft = ReturnType<typeof useDuration>
