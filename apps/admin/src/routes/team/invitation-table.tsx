import type { InvitationOnWire } from '@anseo/contract/team'
import { ADMIN_ROLE_TEXTS } from '@anseo/domain/admin-role'
import { formatMoment } from '@anseo/domain/moment-text'
import { relativeTime } from '@anseo/domain/relative-time'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { type Column, DataTable } from '@anseo/ui/data-table'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import { useResendInvitation, useWithdrawInvitation } from '../../queries/team.ts'

/** The invitations that nobody has accepted yet. */
export function InvitationTable({ invitations, now }: { invitations: InvitationOnWire[]; now: Date }) {
  const [asked, setAsked] = useState<InvitationOnWire | null>(null)
  const columns: Column<InvitationOnWire>[] = [
    {
      key: 'who',
      head: 'Invited',
      lead: true,
      renderCell: ({ name, email }) => (
        <span className="grid [overflow-wrap:anywhere]">
          <b>{name}</b>
          <small className="muted">{email}</small>
        </span>
      ),
    },
    { key: 'role', head: 'Role', renderCell: ({ role }) => ADMIN_ROLE_TEXTS[role].name },
    {
      key: 'by',
      head: 'Invited by',
      named: true,
      renderCell: ({ invitedBy, invitedAt }) => (
        <span className="muted">
          {invitedBy}, {relativeTime(invitedAt, now)}
        </span>
      ),
    },
    {
      key: 'until',
      head: 'Valid until',
      named: true,
      renderCell: ({ expiresAt }) => {
        const until = new Date(expiresAt)
        return until > now ? formatMoment(until, now) : <Badge tone="overdue">Expired</Badge>
      },
    },
    {
      key: 'actions',
      head: 'Change',
      renderCell: (invitation) => <Actions invitation={invitation} onWithdraw={() => setAsked(invitation)} />,
    },
  ]
  return (
    <>
      <DataTable caption="Open invitations" columns={columns} rows={invitations} rowKey={({ _id }) => _id} />
      {asked && <WithdrawQuestion invitation={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Actions({ invitation, onWithdraw }: { invitation: InvitationOnWire; onWithdraw: () => void }) {
  const resend = useResendInvitation()
  return (
    <span className="flex flex-wrap items-center justify-end gap-2 lg:flex-nowrap">
      <Button tone="sec" size="sm" busy={resend.isPending} onClick={() => resend.mutate(invitation._id)}>
        Send again
        <span className="sr-only"> to {invitation.name}</span>
      </Button>
      <Button tone="dng" size="sm" onClick={onWithdraw}>
        Withdraw
        <span className="sr-only"> the invitation of {invitation.name}</span>
      </Button>
    </span>
  )
}

function WithdrawQuestion({ invitation, onClose }: { invitation: InvitationOnWire; onClose: () => void }) {
  const withdraw = useWithdrawInvitation()
  return (
    <Question
      title={`Withdraw the invitation to ${invitation.name}?`}
      keep="Keep invitation"
      confirm="Withdraw invitation"
      tone="dngf"
      busy={withdraw.isPending}
      onClose={onClose}
      onConfirm={() => withdraw.mutate(invitation._id, { onSettled: onClose })}
    >
      <p>The link we emailed to {invitation.email} stops working.</p>
    </Question>
  )
}
