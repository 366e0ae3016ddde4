import { formatFullDate } from '@anseo/domain/near-day'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { lastValidDay } from '@anseo/domain/vetting-verdict'
import type { DomainEvents } from '../../infrastructure/events.ts'
import type { Telling } from './tell-person.ts'
import { quoted, toAppointments, whoAndWhen, type Words } from './wording.ts'

const toPapers = { label: 'Add your paper', path: '/pro/getting-started' }

/** A check ends within 30 days: the vendor is told once. */
export const onCheckEndsSoon = ({ kind, expiresAt }: DomainEvents['check.endsSoon']): Telling => ({
  headline: `Ends soon: ${CHECK_NAMES[kind]}`,
  sentences: [
    `It holds until ${formatFullDate(lastValidDay(expiresAt))}.`,
    'Please add the new paper before then, so that clients keep finding you.',
  ],
  facts: [],
  button: toPapers,
  isBinding: true,
})

/** The operator refused a paper. */
export const onCheckFailed = ({ kind, reason }: DomainEvents['check.failed']): Telling => ({
  headline: `We could not accept: ${CHECK_NAMES[kind]}`,
  sentences: [...quoted('We wrote', reason), 'Please add another paper.'],
  facts: [],
  button: toPapers,
  isBinding: true,
})

/** A check that the vendor needs has ended, and with it its place on the list. */
export const onVendorLapsed = ({ reason, paidCount }: DomainEvents['vendor.lapsed']): Telling => ({
  headline: 'Clients no longer see you',
  sentences: [
    reason,
    'Unpaid appointments are cancelled.',
    ...(paidCount > 0 ? ['We settle the paid ones with you.'] : []),
    'As soon as we have checked a new paper you are listed again.',
  ],
  facts: [],
  button: toPapers,
  isBinding: true,
})

/** Who has paid hears that somebody looks at the appointment (L7). */
export const onAppointmentVendorLapsed: Words<'appointment.vendorLapsed'> = (
  { slot },
  { vendor },
  { brandName },
) => ({
  client: {
    headline: `No longer listed: ${vendor.name}`,
    sentences: [
      'A check that we ask for has ended.',
      `Your paid appointment stands for now. We at ${brandName} look at it and write to you; should it be cancelled, you get everything back.`,
    ],
    facts: [...whoAndWhen(vendor.name, slot)],
    button: toAppointments(),
    isBinding: true,
  },
})
