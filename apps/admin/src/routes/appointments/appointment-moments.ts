import type { AdminAppointmentDetail } from '@anseo/contract/admin-appointments'
import { euroText } from '@anseo/domain/money'
import { ACCOUNT_LABELS, MOVEMENT_LABELS } from '../money/money-texts.ts'

/** Minus sign with a word joiner; a line could otherwise break between it and the €. */
const MINUS = '−\u2060'

/** One entry of a history, in words. */
export interface Moment {
  key: string
  at: string
  kind: string
  tone: 'money' | 'refusal' | undefined
  title: string
  who: string
  text: string | null
}

const MONEY: ReadonlySet<string> = new Set(['paid', 'moneyReturned', 'refunded'])
const REFUSALS: ReadonlySet<string> = new Set([
  'declined',
  'cancelled',
  'timedOut',
  'refundFailed',
  'disputeChanged',
])

/** Returns the steps of an appointment with what was booked for it, newest first. */
export function historyOf(appointment: AdminAppointmentDetail): Moment[] {
  const { client, vendor, history, movements } = appointment
  const names = { client: client.name, vendor: vendor.name, admin: 'Admin', system: 'System' }
  const steps = history.map(({ _id, at, kind, actor, text }): Moment => {
    const tone = MONEY.has(kind) ? 'money' : REFUSALS.has(kind) ? 'refusal' : undefined
    return { key: `step ${_id}`, at, kind, tone, title: text, who: names[actor], text: null }
  })
  const booked = movements.map(({ _id, at, kind, lines }): Moment => ({
    key: `movement ${_id}`,
    at,
    kind: 'ledger',
    tone: 'money',
    title: `Ledger: ${MOVEMENT_LABELS[kind].toLowerCase()}`,
    who: 'System',
    text: lines
      .map(({ account, amount }) => `${ACCOUNT_LABELS[account]} ${euroText(amount).replace('−', MINUS)}`)
      .join(', '),
  }))
  // Keeps the order of steps at the same instant until the list is reversed.
  return [...steps, ...booked].toSorted((a, b) => a.at.localeCompare(b.at)).toReversed()
}
