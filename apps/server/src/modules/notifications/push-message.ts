import type { PushMessage } from '@anseo/contract/push-message'
import { HOUR_MS } from '@anseo/domain/duration'

/** A push expires after this time; a browser that was offline for longer shows the notice on the site only. */
const WORTH_HOURS = 24

/** Push services accept 4 kB, and a screen shows less than that. */
const TITLE_MAX_LENGTH = 160
const BODY_MAX_LENGTH = 400

/** Returns the expiry of a push sent at `now`, as an ISO instant. */
export const pushUntil = (now: Date): string => new Date(now.getTime() + WORTH_HOURS * HOUR_MS).toISOString()

/** Returns the message with title and body cut to a length that every push service accepts. */
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
