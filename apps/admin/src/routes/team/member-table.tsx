import type { MemberOnWire } from '@anseo/contract/team'
import { ADMIN_ROLE_TEXTS } from '@anseo/domain/admin-role'
import { relativeTime } from '@anseo/domain/relative-time'
import { Button } from '@anseo/ui/button'
import { type Column, DataTable, PersonCell } from '@anseo/ui/data-table'
import { useState } from 'react'
import { useProfile } from '../../queries/profile.ts'
import { RemoveQuestion } from './remove-question.tsx'
import { RoleDialog } from './role-dialog.tsx'

interface Asked {
  what: 'role' | 'remove'
  member: MemberOnWire
}

/** The members of the team, each with what an owner may change. */
export function MemberTable({ members, now }: { members: MemberOnWire[]; now: Date }) {
  const { data: self } = useProfile()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const columns: Column<MemberOnWire>[] = [
    {
      key: 'who',
      head: 'Member',
      lead: true,
      renderCell: ({ _id, name, email, image }) => (
        <PersonCell
          label={name}
          picture={image}
          name={<b>{_id === self?._id ? `${name} (you)` : name}</b>}
          below={email}
        />
      ),
    },
    { key: 'role', head: 'Role', renderCell: ({ role }) => ADMIN_ROLE_TEXTS[role].name },
    {
      key: 'seen',
      head: 'Last active',
      named: true,
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
      <DataTable caption="Members" columns={columns} rows={members} rowKey={({ _id }) => _id} />
      {asked?.what === 'role' && <RoleDialog member={asked.member} onClose={close} />}
      {asked?.what === 'remove' && (
        <RemoveQuestion member={asked.member} isSelf={asked.member._id === self?._id} onClose={close} />
      )}
    </>
  )
}
