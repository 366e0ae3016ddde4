import { formatMoment } from '@anseo/domain/moment-text'

type HistoryEntry = {
  _id: number
  /** ISO instant. */
  at: string
  text: string
}

/** The steps of an appointment, newest first. */
export function HistoryList({ history, now }: { history: readonly HistoryEntry[]; now: Date }) {
  return (
    <ol className="grid gap-2.5">
      {history.toReversed().map(({ _id, at, text }) => (
        <li key={_id}>
          <p>{text}</p>
          <time className="num text-sm text-ink-2" dateTime={at}>
            {formatMoment(new Date(at), now)}
          </time>
        </li>
      ))}
    </ol>
  )
}
