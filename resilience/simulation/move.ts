import * as fc from 'fast-check'
import type { Luck } from './provider-objects.ts'

/**
 * One thing that happens in a history. `of` picks what it happens to among what there is at that moment, so that a
 * history stays one when moves are taken out of it.
 */
export type Move =
  | { do: 'book'; client: number; vendor: number; day: number; hour: number; hours: number; gap: boolean }
  | { do: 'step'; step: StepName; of: number; gap: boolean }
  | { do: 'reschedule'; of: number; day: number; hour: number; gap: boolean }
  | { do: 'accept proposal'; of: number; day: number; hour: number; gap: boolean }
  | { do: 'settle report'; of: number; tenths: number; gap: boolean }
  | { do: 'open payment page'; of: number; gap: boolean }
  | { do: 'pay'; of: number; card: 'good' | 'slow' | 'disputed' }
  | { do: 'verify payment'; of: number; gap: boolean }
  | { do: 'charge vendor'; of: number; gap: boolean }
  | { do: 'bank'; what: BankMove; of: number }
  | { do: 'webhook'; what: 'arrives' | 'arrives twice' | 'is lost'; of: number }
  | { do: 'work'; of: number; luck: Luck; gap: boolean }
  | { do: 'sweep'; sweep: SweepName; gap: boolean }
  | { do: 'go on'; of: number; luck: Luck }
  | { do: 'die'; of: number }
  | { do: 'wait'; minutes: number }
  | { do: 'wait until payday' }
  | { do: 'wait until'; moment: Moment; of: number; offsetMs: number }

const STEP_NAMES = [
  'confirm',
  'decline',
  'cancel by client',
  'cancel by vendor',
  'cancel by admin',
  'mark complete by client',
  'mark complete by vendor',
  'no-show',
  'report',
] as const
export type StepName = (typeof STEP_NAMES)[number]

const SWEEP_NAMES = ['time out', 'complete', 'reconcile', 'pay vendors'] as const
export type SweepName = (typeof SWEEP_NAMES)[number]

const BANK_MOVES = [
  'money arrives',
  'money fails',
  'refund arrives',
  'refund bounces',
  'dispute',
  'dispute won',
  'dispute lost',
] as const
export type BankMove = (typeof BANK_MOVES)[number]

const MOMENTS = ['cutoff', 'pay-by', 'start', 'no-show', 'end', 'completion'] as const
/** A moment of an appointment at which a rule turns. */
export type Moment = (typeof MOMENTS)[number]

/** Mostly the first, which is one that it makes sense for. */
const of = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 4 }))
const day = fc.nat({ max: 13 })
/** Few hours, so that they meet. */
const hour = fc.integer({ min: 10, max: 13 })
/** Decides whether it stops where others may come in between; what does not goes right through. */
const gap = fc.oneof({ weight: 2, arbitrary: fc.constant(false) }, fc.constant(true))
const luck = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Luck>('fine') },
  fc.constantFrom<Luck>('request lost', 'answer lost', 'refused', 'slow'),
)
const move = <D extends Move['do'], R>(name: D, rest: { [K in keyof R]: fc.Arbitrary<R[K]> }) =>
  fc.record({ do: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<Move>
const oftener = (weight: number, arbitrary: fc.Arbitrary<Move>) => ({ weight, arbitrary })

const someStepName = fc.oneof(
  { weight: 2, arbitrary: fc.constant<StepName>('confirm') },
  fc.constantFrom(...STEP_NAMES),
)

/** Any move; what leads to money is likelier than what ends it. */
const someMove: fc.Arbitrary<Move> = fc.oneof(
  oftener(
    5,
    move('book', {
      client: fc.nat({ max: 2 }),
      vendor: fc.nat({ max: 1 }),
      day,
      hour,
      hours: fc.constantFrom(1, 2, 3),
      gap,
    }),
  ),
  oftener(9, move('step', { step: someStepName, of, gap })),
  oftener(1, move('reschedule', { of, day, hour, gap })),
  oftener(1, move('accept proposal', { of, day, hour, gap })),
  oftener(3, move('settle report', { of, tenths: fc.nat({ max: 10 }), gap })),
  oftener(7, move('open payment page', { of, gap })),
  oftener(9, move('pay', { of, card: fc.constantFrom('good', 'good', 'good', 'slow', 'disputed') })),
  oftener(3, move('verify payment', { of, gap })),
  oftener(1, move('charge vendor', { of, gap })),
  oftener(6, move('bank', { what: fc.constantFrom(...BANK_MOVES), of })),
  oftener(
    6,
    move('webhook', { what: fc.constantFrom('arrives', 'arrives', 'arrives twice', 'is lost'), of }),
  ),
  oftener(12, move('work', { of, luck, gap })),
  oftener(6, move('sweep', { sweep: fc.constantFrom(...SWEEP_NAMES), gap })),
  oftener(10, move('go on', { of, luck })),
  oftener(1, move('die', { of })),
  oftener(2, move('wait', { minutes: fc.constantFrom(1, 20, 60, 1500, 2900, -30, -1500, -4000) })),
  oftener(1, move('wait until payday', {})),
  oftener(
    5,
    move('wait until', {
      moment: fc.constantFrom(...MOMENTS, 'end', 'completion'),
      of,
      offsetMs: fc.constantFrom(0, -1, 1, 60_000),
    }),
  ),
)

/** The moves of a whole history. */
export const someMoves: fc.Arbitrary<Move[]> = fc.array(someMove, {
  minLength: 1,
  maxLength: 300,
  size: 'max',
})
