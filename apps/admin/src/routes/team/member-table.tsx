import type { MemberOnWire, MemberOrder } from '@anseo/contract/team'
import { ADMIN_ROLE_TEXTS } from '@anseo/domain/admin-role'
import { relativeTime } from '@anseo/domain/relative-time'
import { Button } from '@anseo/ui/button'
import { type Column, PersonCell } from '@anseo/ui/data-table'
import { useState } from 'react'
import { ListTable } from '../../listing/list-table.tsx'
import { useProfile } from '../../queries/profile.ts'
import { RemoveQuestion } from './remove-question.tsx'
import { RoleDialog } from './role-dialog.tsx'

interface Asked {
  what: 'role' | 'remove'
  member: MemberOnWire
}

interface MemberTableProps {
  members: MemberOnWire[]
  now: Date
  order: MemberOrder
  linkTo: (change: { order: string }) => string
}

/** The members of the team, each with what an owner may change. */
export function MemberTable({ members, now, order, linkTo }: MemberTableProps) {
  const { data: self } = useProfile()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const columns: Column<MemberOnWire>[] = [
    {
      key: 'who',
      head: 'Member',
      lead: true,
      orders: { up: 'name', down: 'name-desc' },
      renderCell: ({ _id, name, email, image }) => (
        <PersonCell
          label={name}
          picture={image}
          name={<b>{_id === self?._id ? `${name} (you)` : name}</b>}
          below={email}
        />
      ),
    },
    {
      key: 'role',
      head: 'Role',
      orders: { up: 'role', down: 'role-desc' },
      renderCell: ({ role }) => ADMIN_ROLE_TEXTS[role].name,
    },
    {
      key: 'seen',
      head: 'Last active',
      named: true,
      orders: { up: 'active-asc', down: 'active', downFirst: true },
      renderCell: ({ lastUsedAt }) => (
        <span className="muted">{lastUsedAt ? relativeTime(lastUsedAt, now) : 'Not yet'}</span>
      ),
    },
    {
      key: 'actions',
      head: 'Change',
      renderCell: (member) => (
        <span className="flex flex-wrap items-center justify-end gap-2 lg:flex-nowrap">
          <Button tone="sec" size="sm" onClick={() => setAsked({ what: 'role', member })}>
            Change role
            <span className="sr-only"> of {member.name}</span>
          </Button>
          <Button tone="dng" size="sm" onClick={() => setAsked({ what: 'remove', member })}>
            Remove
            <span className="sr-only"> {member.name}</span>
          </Button>
        </span>
      ),
    },
  ]
  return (
    <>
      <ListTable
        rowsOpen={false}
        caption="Members"
        columns={columns}
        rows={members}
        nameOf={({ name }) => name}
        order={order}
        linkTo={linkTo}
        download={{ call: 'GET /api/admin/team.csv', query: { order } }}
      />
      {asked?.what === 'role' && <RoleDialog member={asked.member} onClose={close} />}
      {asked?.what === 'remove' && (
        <RemoveQuestion member={asked.member} isSelf={asked.member._id === self?._id} onClose={close} />
      )}
    </>
  )
}
