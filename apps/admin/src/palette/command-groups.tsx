import type { searchEverything } from '@anseo/contract/admin-search'
import type { ReplyOf } from '@anseo/contract/call'
import type { CallName } from '@anseo/contract/calls'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import type { OperatorState } from '@anseo/domain/operator-badge'
import { searchName } from '@anseo/domain/search-name'
import type { PaletteGroup } from '@anseo/ui/command-palette'
import {
  Ban,
  CircleSlash,
  Gavel,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  PauseCircle,
  PlayCircle,
  Plus,
  ScrollText,
  Undo2,
  UserPlus,
} from 'lucide-react'
import { Link } from 'react-router'

type Found = ReplyOf<typeof searchEverything>

interface Command {
  title: string
  /** The subject of the command, where the title does not name it. */
  text?: string
  Icon: LucideIcon
  /** The page with its dialog open, which asks before anything is done. */
  to: string
  /** The call that the dialog makes; admins whose role may not make it don't see the command. */
  call: CallName
}

const GENERAL: readonly Command[] = [
  { title: 'New announcement', Icon: Megaphone, to: '/broadcasts', call: 'POST /api/admin/broadcasts' },
  {
    title: 'Invite a colleague',
    Icon: UserPlus,
    to: '/team?open=invite',
    call: 'POST /api/admin/team',
  },
  {
    title: 'Add a speciality',
    Icon: Plus,
    to: '/settings/specialities?open=new',
    call: 'POST /api/admin/specialities',
  },
  {
    title: 'Announce new vendor terms',
    Icon: ScrollText,
    to: '/terms',
    call: 'POST /api/admin/vendor-terms',
  },
]

/**
 * Returns the commands that the admin's role may use: those on the first person found, those on an appointment,
 * payment, dispute or payout if it is the only one found, and general ones whose title contains `query`.
 */
export function commandGroups(
  found: Found | undefined,
  query: string,
  may: (call: CallName) => boolean,
): PaletteGroup[] {
  const commands = [
    ...(found ? [...personCommands(found), ...appointmentCommands(found), ...moneyCommands(found)] : []),
    ...GENERAL.filter(({ title }) => searchName(title).includes(searchName(query))),
  ].filter(({ call }) => may(call))
  if (commands.length === 0) return []
  return [
    {
      label: 'Do',
      options: commands.map(({ title, text, Icon, to }) => ({
        key: `do-${title}`,
        title,
        text,
        icon: <Icon aria-hidden="true" />,
        link: <Link to={to} />,
      })),
    },
  ]
}

function personCommands({ people: [person] }: Found): Command[] {
  if (!person || person.role === 'admin') return []
  const { _id, role, name, blocked, payoutsOnHold } = person
  const page = `/people/${role}s/${_id}`
  const write: Command = {
    title: `Message ${name}`,
    Icon: MessageSquare,
    to: `${page}?open=message`,
    call: 'POST /api/admin/people/messages',
  }
  if (role === 'vendor') return [...(payoutsOnHold ? [] : [holdCommand(_id, name)]), write]
  return [
    {
      title: `Refund a payment of ${name}`,
      Icon: Undo2,
      to: `${page}?open=refund`,
      call: 'POST /api/admin/payments/:id/refund',
    },
    blocked
      ? {
          title: `Unblock ${name}`,
          Icon: PlayCircle,
          to: `${page}?open=block`,
          call: 'POST /api/admin/people/:id/unblock',
        }
      : {
          title: `Block ${name}`,
          Icon: Ban,
          to: `${page}?open=block`,
          call: 'POST /api/admin/people/:id/block',
        },
    write,
  ]
}

const holdCommand = (vendorId: string, name: string): Command => ({
  title: `Hold the payouts of ${name}`,
  Icon: PauseCircle,
  to: `/people/vendors/${vendorId}?open=hold`,
  call: 'POST /api/admin/vendors/:id/payouts/hold',
})

/** The states in which an operator can cancel an appointment. */
const LIVE: readonly OperatorState[] = ['pending', 'to-pay', 'paid', 'passed']

function appointmentCommands({ people, appointments: [appointment, another] }: Found): Command[] {
  if (!appointment || another) return []
  const { _id, state, reportStatus, startsAt, client, vendor, arrivedAmount } = appointment
  const about = {
    text: `${formatDatedMoment(new Date(startsAt))}, ${client.name} with ${vendor.name}`,
    Icon: CircleSlash,
  }
  const cancels = LIVE.includes(state) && reportStatus !== 'open'
  // If a person was found, the command to refund one of their payments is offered already.
  const refunds = people.length === 0 && arrivedAmount > 0
  return [
    ...(refunds
      ? [
          {
            ...about,
            title: 'Refund this appointment',
            Icon: Undo2,
            to: `/appointments/${_id}?open=refund`,
            call: 'POST /api/admin/payments/:id/refund' as const,
          },
        ]
      : []),
    ...(cancels
      ? [
          {
            ...about,
            title: 'Cancel this appointment',
            to: `/appointments/${_id}?open=cancel`,
            call: 'POST /api/admin/appointments/:id/cancel' as const,
          },
        ]
      : []),
  ]
}

function moneyCommands({ appointments, payments: [hit, another] }: Found): Command[] {
  if (!hit || another || !hit.actionable) return []
  const { kind, _id, who, vendorId } = hit
  if (kind === 'payout') return vendorId === null ? [] : [holdCommand(vendorId, who)]
  if (kind === 'dispute') {
    return [
      {
        title: 'Answer this dispute',
        Icon: Gavel,
        to: `/disputes/${_id}`,
        call: 'POST /api/admin/disputes/:id/evidence',
      },
      {
        title: 'Accept the loss of this dispute',
        Icon: CircleSlash,
        to: `/disputes/${_id}?open=accept`,
        call: 'POST /api/admin/disputes/:id/accept',
      },
    ]
  }
  if (kind !== 'payment' || appointments.length > 0) return []
  return [
    {
      title: 'Refund this payment',
      Icon: Undo2,
      to: `/money?period=all&id=${_id}&open=refund`,
      call: 'POST /api/admin/payments/:id/refund',
    },
  ]
}
