import type {
  FoundMoneyOnWire,
  FoundPersonOnWire,
  FoundReceiptOnWire,
  searchEverything,
} from '@anseo/contract/admin-search'
import type { AdminAppointmentOnWire } from '@anseo/contract/admin-appointments'
import type { ReplyOf } from '@anseo/contract/call'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { operatorBadge } from '@anseo/domain/operator-badge'
import { formatPhone } from '@anseo/domain/phone'
import { formatReceiptNumber } from '@anseo/domain/receipt'
import { Avatar } from '@anseo/ui/avatar'
import type { PaletteGroup, PaletteOption } from '@anseo/ui/command-palette'
import { CalendarDays, CreditCard, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { specialityLabel } from '../specialities.ts'
import { Marked } from './marked.tsx'

const euroText = (euro: number) => formatEuro(euroToCents(euro))

/** Returns what a search found as groups of links, without the empty ones. */
export function foundGroups(found: ReplyOf<typeof searchEverything>, sought: string): PaletteGroup[] {
  const groups = [
    { label: 'People', options: found.people.map((person) => personOption(person, sought)) },
    {
      label: 'Appointments',
      options: found.appointments.map((appointment) => appointmentOption(appointment, sought)),
    },
    { label: 'Money', options: found.payments.map((moved) => moneyOption(moved, sought)) },
    { label: 'Receipts', options: found.receipts.map(receiptOption) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

const ROLES = { client: 'Client', vendor: 'Vendor', admin: 'Admin' } as const

const personOption = (person: FoundPersonOnWire, sought: string): PaletteOption => {
  const { _id, role, name, email, phone, image, trade } = person
  const facts = [
    ROLES[role],
    ...(trade ? [specialityLabel(trade.speciality), trade.city] : []),
    email,
    ...(phone ? [formatPhone(phone)] : []),
  ]
  return {
    key: `person-${_id}`,
    title: <Marked text={name} sought={sought} />,
    text: <Marked text={facts.join(', ')} sought={sought} />,
    icon: <Avatar name={name} src={image} size={36} />,
    link: <Link to={personPath(person)} />,
  }
}

/** Admins have no page of their own. */
const personPath = ({ _id, role }: FoundPersonOnWire) =>
  role === 'admin' ? `/people?role=admin&search=${_id}` : `/people/${role}s/${_id}`

const appointmentOption = (appointment: AdminAppointmentOnWire, sought: string): PaletteOption => ({
  key: `appointment-${appointment._id}`,
  title: formatDatedMoment(new Date(appointment.startsAt)),
  text: (
    <Marked
      text={[
        `${appointment.client.name} with ${appointment.vendor.name}`,
        operatorBadge(appointment).text,
        euroText(appointment.totalAmount),
      ].join(', ')}
      sought={sought}
    />
  ),
  icon: <CalendarDays aria-hidden="true" />,
  link: <Link to={`/appointments/${appointment._id}`} />,
})

const MONEY = {
  payment: { name: 'Payment', tab: 'payments' },
  refund: { name: 'Refund', tab: 'refunds' },
  dispute: { name: 'Dispute', tab: 'disputes' },
  payout: { name: 'Payout', tab: 'payouts' },
} as const

const storyPath = (kind: keyof typeof MONEY, id: string) =>
  `/money?tab=${MONEY[kind].tab}&period=all&id=${id}`

const moneyOption = (moved: FoundMoneyOnWire, sought: string): PaletteOption => ({
  key: `${moved.kind}-${moved._id}`,
  title: `${MONEY[moved.kind].name} ${euroText(moved.amount)}`,
  text: (
    <Marked
      text={[
        moved.who,
        formatDatedMoment(new Date(moved.at)),
        ...(moved.providerId ? [moved.providerId] : []),
      ].join(', ')}
      sought={sought}
    />
  ),
  icon: <CreditCard aria-hidden="true" />,
  link: <Link to={storyPath(moved.kind, moved._id)} />,
})

const receiptOption = ({ number, of, _id, amount, at, who }: FoundReceiptOnWire): PaletteOption => ({
  key: `receipt-${number}`,
  title: formatReceiptNumber(number),
  text: [`${MONEY[of].name} ${euroText(amount)}`, who, formatDatedMoment(new Date(at))].join(', '),
  icon: <ReceiptText aria-hidden="true" />,
  link: <Link to={storyPath(of, _id)} />,
})
