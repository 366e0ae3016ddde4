import type {
  FoundAppointmentOnWire,
  FoundMoneyOnWire,
  FoundPersonOnWire,
  FoundReceiptOnWire,
  searchEverything,
} from '@anseo/contract/admin-search'
import type { ReplyOf } from '@anseo/contract/call'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { operatorBadge } from '@anseo/domain/operator-badge'
import { formatPhone } from '@anseo/domain/phone'
import { formatReceiptNumber } from '@anseo/domain/receipt'
import { Avatar } from '@anseo/ui/avatar'
import type { PaletteGroup, PaletteOption } from '@anseo/ui/command-palette'
import { CalendarDays, CreditCard, ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { specialityLabel } from '../specialities.ts'
import { Highlight } from './highlight.tsx'

type MayOpen = (address: string) => boolean

/**
 * Returns what a search found as groups of links, without the empty ones. If the admin's role may not open a page, the
 * link leads to the list that contains it.
 */
export function foundGroups(
  found: ReplyOf<typeof searchEverything>,
  query: string,
  mayOpen: MayOpen,
): PaletteGroup[] {
  const groups = [
    { label: 'People', options: found.people.map((person) => personOption(person, query, mayOpen)) },
    {
      label: 'Appointments',
      options: found.appointments.map((appointment) => appointmentOption(appointment, query, mayOpen)),
    },
    { label: 'Money', options: found.payments.map((moved) => moneyOption(moved, query, mayOpen)) },
    { label: 'Receipts', options: found.receipts.map((receipt) => receiptOption(receipt, mayOpen)) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

const ROLES = { client: 'Client', vendor: 'Vendor', admin: 'Admin' } as const

const personOption = (person: FoundPersonOnWire, query: string, mayOpen: MayOpen): PaletteOption => {
  const { _id, role, name, email, phone, image, trade } = person
  const facts = [
    ROLES[role],
    ...(trade ? [specialityLabel(trade.speciality), trade.city] : []),
    email,
    ...(phone ? [formatPhone(phone)] : []),
  ]
  return {
    key: `person-${_id}`,
    title: <Highlight text={name} query={query} />,
    text: <Highlight text={facts.join(', ')} query={query} />,
    icon: <Avatar name={name} src={image} size={36} />,
    link: <Link to={personPath(person, mayOpen)} />,
  }
}

/** Admins have no page of their own. */
function personPath({ _id, role }: FoundPersonOnWire, mayOpen: MayOpen): string {
  const page = `/people/${role}s/${_id}`
  return role !== 'admin' && mayOpen(page) ? page : `/people?role=${role}&search=${_id}`
}

/** The list has no vendor's own bookings, but that of payments names them. */
function appointmentPath({ _id, client }: FoundAppointmentOnWire, mayOpen: MayOpen): string {
  const page = `/appointments/${_id}`
  if (mayOpen(page)) return page
  return client._id === null ? `/money?tab=payments&period=all&search=${_id}` : `/appointments?search=${_id}`
}

const appointmentOption = (
  appointment: FoundAppointmentOnWire,
  query: string,
  mayOpen: MayOpen,
): PaletteOption => ({
  key: `appointment-${appointment._id}`,
  title: formatDatedMoment(new Date(appointment.startsAt)),
  text: (
    <Highlight
      text={[
        `${appointment.client.name} with ${appointment.vendor.name}`,
        operatorBadge(appointment).text,
        euroText(appointment.totalAmount),
      ].join(', ')}
      query={query}
    />
  ),
  icon: <CalendarDays aria-hidden="true" />,
  link: <Link to={appointmentPath(appointment, mayOpen)} />,
})

const MONEY = {
  payment: { name: 'Payment', tab: 'payments' },
  refund: { name: 'Refund', tab: 'refunds' },
  dispute: { name: 'Dispute', tab: 'disputes' },
  payout: { name: 'Payout', tab: 'payouts' },
} as const

function detailsPath(kind: keyof typeof MONEY, id: string, mayOpen: MayOpen): string {
  const list = `/money?tab=${MONEY[kind].tab}&period=all`
  return mayOpen(`${list}&id=${id}`) ? `${list}&id=${id}` : `${list}&search=${id}`
}

const moneyOption = (moved: FoundMoneyOnWire, query: string, mayOpen: MayOpen): PaletteOption => ({
  key: `${moved.kind}-${moved._id}`,
  title: `${MONEY[moved.kind].name} ${euroText(moved.amount)}`,
  text: (
    <Highlight
      text={[
        moved.who,
        formatDatedMoment(new Date(moved.at)),
        ...(moved.providerId ? [moved.providerId] : []),
      ].join(', ')}
      query={query}
    />
  ),
  icon: <CreditCard aria-hidden="true" />,
  link: <Link to={detailsPath(moved.kind, moved._id, mayOpen)} />,
})

const receiptOption = (
  { number, of, _id, amount, at, who }: FoundReceiptOnWire,
  mayOpen: MayOpen,
): PaletteOption => ({
  key: `receipt-${number}`,
  title: formatReceiptNumber(number),
  text: [`${MONEY[of].name} ${euroText(amount)}`, who, formatDatedMoment(new Date(at))].join(', '),
  icon: <ReceiptText aria-hidden="true" />,
  link: <Link to={detailsPath(of, _id, mayOpen)} />,
})
