import { isAhead } from './calendar-change.ts'

/** The reason why a chosen time was dropped: someone booked it, or it has passed. */
export type Loss = 'booked' | 'passed'

/** The texts shown for a dropped time, by the reason. */
export const LOSS_TEXTS: Record<Loss, string> = {
  booked: 'This slot was just booked.',
  passed: 'This time has already passed. Choose another time.',
}

interface ChosenStart {
  slotDate: string
  startTime: string | null
}

/** Returns the reason why a start that was free no longer is. */
export const lossOf = ({ slotDate, startTime }: ChosenStart, now: Date): Loss =>
  startTime === null || isAhead(slotDate, startTime, now) ? 'booked' : 'passed'
