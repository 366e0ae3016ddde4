import { formatEuro } from '@anseo/domain/money'
import type { DomainEvents } from '../../infrastructure/events.ts'
import type { Telling } from './tell-person.ts'
import { toVendorSite } from './wording.ts'

/** A transfer to the vendor has left (M7). */
export const onPayoutSent = ({ amountCents }: DomainEvents['payout.sent']): Telling => ({
  headline: `Paid out: ${formatEuro(amountCents)}`,
  sentences: ['Your bank may take some days to show it.'],
  facts: [['Paid out', formatEuro(amountCents)]],
  button: toVendorSite('See your earnings'),
})

/** The provider would not take a payout on; the next payday tries again (M7). */
export const onPayoutFailed = ({ amountCents }: DomainEvents['payout.failed']): Telling => ({
  headline: `Your payout of ${formatEuro(amountCents)} could not be sent`,
  sentences: ['Please check the account that it goes to. We try again on the next payday.'],
  facts: [['Still owed to you', formatEuro(amountCents)]],
  button: toVendorSite('See your earnings'),
})
