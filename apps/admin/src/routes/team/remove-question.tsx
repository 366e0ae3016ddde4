import type { MemberOnWire } from '@anseo/contract/team'
import { Question } from '@anseo/ui/question'
import { useRemoveMember } from '../../queries/team.ts'

interface RemoveQuestionProps {
  member: MemberOnWire
  isSelf: boolean
  onClose: () => void
}

/** Asks for confirmation before a member is removed, and says what ends. */
export function RemoveQuestion({ member: { _id, name }, isSelf, onClose }: RemoveQuestionProps) {
  const remove = useRemoveMember()
  const who = isSelf ? 'You' : name
  return (
    <Question
      title={isSelf ? 'Leave the team?' : `Remove ${name}?`}
      keep={isSelf ? 'Stay in the team' : 'Keep member'}
      confirm={isSelf ? 'Leave team' : 'Remove member'}
      tone="dngf"
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate(_id, { onSettled: onClose })}
    >
      <p>
        {who} will be logged out on all devices at once and can&apos;t log in again. Open invitations from{' '}
        {isSelf ? 'you' : name} are withdrawn. The audit log keeps everything {isSelf ? 'you' : name} did.
      </p>
    </Question>
  )
}
