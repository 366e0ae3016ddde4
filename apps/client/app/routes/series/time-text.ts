import type { WireSlot } from '@anseo/domain/slot'
import { dayText } from '@anseo/site-kit/day-text'

/** Returns the day and start of a visit, 'Thu 26 Nov, 09:00 AM', with the year if it is another one. */
export const timeText = ({ slotDate, startTime }: WireSlot): string => `${dayText(slotDate)}, ${startTime}`
