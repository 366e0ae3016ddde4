import type { MemberOnWire } from '@anseo/contract/team'
import { Question } from '@anseo/ui/question'
import { useState } from 'react'
import { useChangeRole } from '../../queries/team.ts'
import { RoleCards } from './role-cards.tsx'

/** Chooses another role for a member. */
export function RoleDialog({ member, onClose }: { member: MemberOnWire; onClose: () => void }) {
  const [role, setRole] = useState(member.role)
  const change = useChangeRole()
  return (
    <Question
      title={`Change ${member.name}'s role?`}
      confirm="Change role"
      busy={change.isPending}
      onClose={onClose}
      onConfirm={() => change.mutate({ id: member._id, role }, { onSettled: onClose })}
    >
      <div className="grid gap-4">
        <RoleCards value={role} onChange={setRole} />
        <p className="hint">It counts from the next thing that {member.name} does.</p>
      </div>
    </Question>
  )
}
