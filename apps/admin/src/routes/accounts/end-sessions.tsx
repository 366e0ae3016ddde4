import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { Button } from '@anseo/ui/button'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useEndSessions } from '../../queries/accounts.ts'

/** Asks for a reason and ends all sessions of a person. */
export function EndSessions({ id, name }: { id: string; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const ending = useEndSessions(id)
  return (
    <>
      <Button tone="sec" icon={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      {isAsking && (
        <ReasonDialogWithDraft
          title={`Log ${name} out everywhere?`}
          label="Reason (kept in the audit log)"
          required
          confirm="Log out everywhere"
          busy={ending.isPending}
          draftKey={`anseo.admin.end-sessions.${id}`}
          onClose={() => setAsking(false)}
          onConfirm={(reason, done) => ending.mutate(reason, { onSuccess: done })}
        >
          <p>They&apos;ll be logged out on all devices. Their password doesn&apos;t change.</p>
        </ReasonDialogWithDraft>
      )}
    </>
  )
}
