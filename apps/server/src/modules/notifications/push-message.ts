import type { PushMessage } from '@anseo/contract/push-message'

const HOUR_MS = 3_600_000
/** Older news is no news: a browser that was off for longer shows the notice on the site only. */
const WORTH_HOURS = 24

/** Push services take 4 kB, and a screen shows less. */
const TITLE_MAX_LENGTH = 160
const BODY_MAX_LENGTH = 400

/** Until when a push of `now` is worth sending, ISO. */
export const pushUntil = (now: Date): string => new Date(now.getTime() + WORTH_HOURS * HOUR_MS).toISOString()

/** A message that every push service takes. */
export const shortened = ({ title, body, ...rest }: PushMessage): PushMessage => ({
  title: cut(title, TITLE_MAX_LENGTH),
  body: cut(body, BODY_MAX_LENGTH),
  ...rest,
})

function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
