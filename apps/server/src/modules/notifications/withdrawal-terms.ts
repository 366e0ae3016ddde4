import { formatDatedMoment, formatDatedSlot } from '@anseo/domain/moment-text'
import { mayWithdraw } from '@anseo/domain/withdrawal-right'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { NotifiedAppointment } from './notified-appointment.ts'
import type { SenderSettings } from './notify-people.ts'
import type { Parties } from './people-store.ts'
import { appointmentPage } from './wording.ts'

const contractName = ({ serviceName, specialityLabel, start, end }: NotifiedAppointment) =>
  `${serviceName ?? specialityLabel}, ${formatDatedSlot({ start, end })}`

/**
 * Returns the instructions on the right to cancel and the model form (Consumer Rights Act 2022, s. 106, Schedules 3 and 4), in
 * words that hold for traders, whom the law binds, and for private persons alike; undefined where the client of an appointment has
 * no such right, or not any more (D9).
 */
export function withdrawalTerms(
  { brand, addresses }: Pick<SenderSettings, 'brand' | 'addresses'>,
  contract: NotifiedAppointment,
  { client, vendor }: Parties,
  now: Date,
): MailContent['legal'] {
  const { id, start, withdrawableUntil, bookedAt, expressRequestAt } = contract
  if (!withdrawableUntil || !mayWithdraw({ start, withdrawableUntil }, now)) return undefined
  const to = `${vendor.name}, through ${brand.name}, ${brand.address}, ${brand.email}`
  return {
    title: 'Your right to cancel',
    paragraphs: [
      `Your contract is with ${vendor.name}. ${brand.name} arranges it and takes the payment. If something goes wrong, write to ${vendor.name} or to ${brand.email}. By law a trader must supply a service as agreed, with reasonable skill and care.`,
      `You have the right to cancel this contract within 14 days without giving any reason. The cancellation period will expire on ${formatDatedMoment(withdrawableUntil)}.`,
      `To exercise the right to cancel, you must inform us (${to}, ${brand.phone}) of your decision to cancel this contract by an unequivocal statement such as an email or a letter sent by post. You may use the form below but it is not obligatory. You can also choose “Withdraw from contract here” on the page of your appointment: ${addresses.client}${appointmentPage.client(id)}. We then send you an acknowledgement of receipt by email without delay. To meet the cancellation deadline, it is sufficient for you to send your communication before the cancellation period has expired.`,
      'Effects of cancellation: If you cancel this contract, we will reimburse to you all payments received from you, without undue delay and in any event not later than 14 days from the day on which we are informed of your decision to cancel this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction; in any event, you will not incur any fees as a result of such reimbursement.',
      ...(expressRequestAt
        ? [
            `On ${formatDatedMoment(expressRequestAt)} you asked that the service begin during the cancellation period, and acknowledged that you no longer have the right to cancel once it has been fully performed. If you cancel after it has begun, you pay an amount in proportion to what has been provided until you told us.`,
          ]
        : []),
      `Model cancellation form (complete and return this form only if you wish to cancel the contract)\nTo: ${to}\nI hereby give notice that I cancel my contract for the supply of the following service: ${contractName(contract)}\nOrdered on: ${formatDatedMoment(bookedAt)}\nName of consumer: ${client.name}\nAddress of consumer:\nSignature of consumer (only if this form is notified on paper):\nDate:`,
    ],
  }
}
