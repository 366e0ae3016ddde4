import type { EventKind, FactsOf } from '../../platform/unit-of-work/event.ts'
import type { AppointmentEventBase } from '../booking/public.ts'
import type { Reader } from './notified-appointment.ts'
import type { NotificationContent, Rows } from './notify-people.ts'
import type { Parties } from './people-store.ts'
import { appointmentPage, whoAndWhen, type WordingContext } from './wording.ts'

/** The notification of one side; its button leads to the page of the event's subject, unless it names another. */
export type WithOwnPage<Content> = Omit<Content, 'button'> & {
  label?: string | undefined
  button?: NotificationContent['button']
}

/** The notification of a side of an appointment: `more` comes below the rows with whom and when, `facts` in their place. */
export type AppointmentContent = WithOwnPage<NotificationContent> & { more?: Rows }

export type AppointmentContents = Partial<Record<Reader, AppointmentContent>>

/** The wording of an event of an appointment, for each side that is notified. */
export type Words<E extends EventKind<AppointmentEventBase>> = (
  facts: FactsOf<E>,
  parties: Parties,
  context: WordingContext,
) => AppointmentContents

const LABELS: Record<Reader, string> = { client: 'View appointments', vendor: 'View appointment' }

/** Completes what both sides are told with the rows and the button that most contents about an appointment share. */
export function completeContents(
  contents: AppointmentContents,
  { appointmentId, slot }: Pick<AppointmentEventBase, 'appointmentId' | 'slot'>,
  parties: Parties,
): Partial<Record<Reader, NotificationContent>> {
  const complete = (reader: Reader, other: Reader) => {
    const content = contents[reader]
    if (!content) return {}
    const { more = [], label = LABELS[reader], ...said } = content
    const button = { label, path: appointmentPage[reader](appointmentId) }
    return { [reader]: { button, facts: [...whoAndWhen(parties[other].name, slot), ...more], ...said } }
  }
  return { ...complete('client', 'vendor'), ...complete('vendor', 'client') }
}
