import type { History } from './history.ts'
import type { BankMove } from './move.ts'
import { pick } from './pick.ts'
import type { Provider } from './provider.ts'

/** Pays with a card, as a client, by a secret that a page holds, however old the page is. */
export function payByCard(history: History, of: number, card: 'good' | 'slow' | 'disputed'): void {
  const { provider, secrets } = history.world
  const open = [...secrets].flatMap((id) => provider.intents.get(id) ?? []).filter(isOpen)
  const intent = pick(open.toReversed(), of)
  if (!intent) return
  provider.moveIntent(intent, card === 'slow' ? 'processing' : 'succeeded')
  history.log(`A client pays ${intent.id} of ${intent.appointmentId} with a ${card} card`)
  if (card === 'disputed') provider.openDispute(intent.id)
}

const isOpen = ({ status }: { status: string }) => status === 'open'

/** Makes a move of the banks. */
export function makeBankMove(history: History, what: BankMove, of: number): void {
  const done = BANK_MOVES[what](history.world.provider, of)
  if (done) history.log(`Bank: ${what}, ${done}`)
}

/** Each move returns the object that it changed, if there was one. */
const BANK_MOVES: Record<BankMove, (provider: Provider, of: number) => string | undefined> = {
  'money arrives': (provider, of) => moveMoney(provider, of, 'succeeded'),
  'money fails': (provider, of) => moveMoney(provider, of, 'open'),
  'refund arrives': (provider, of) => moveRefund(provider, of, 'pending', 'succeeded'),
  'refund bounces': (provider, of) => moveRefund(provider, of, 'succeeded', 'failed'),
  dispute: (provider, of) => {
    const paid = [...provider.intents.values()].filter(({ status }) => status === 'succeeded')
    const intent = pick(paid, of)
    return intent && provider.openDispute(intent.id)?.id
  },
  'dispute won': (provider, of) => settleDispute(provider, of, 'won'),
  'dispute lost': (provider, of) => settleDispute(provider, of, 'lost'),
}

function moveMoney(provider: Provider, of: number, status: 'succeeded' | 'open'): string | undefined {
  const intent = pick(
    [...provider.intents.values()].filter((each) => each.status === 'processing'),
    of,
  )
  if (intent) provider.moveIntent(intent, status)
  return intent?.id
}

function moveRefund(
  provider: Provider,
  of: number,
  from: 'pending' | 'succeeded',
  to: 'succeeded' | 'failed',
): string | undefined {
  const refund = pick(
    [...provider.refunds.values()].filter(({ status }) => status === from),
    of,
  )
  if (refund) provider.moveRefund(refund, to)
  return refund?.id
}

function settleDispute(provider: Provider, of: number, status: 'won' | 'lost'): string | undefined {
  const dispute = pick(
    [...provider.disputes.values()].filter((each) => each.status === 'open'),
    of,
  )
  if (dispute) provider.settleDispute(dispute, status)
  return dispute?.id
}
