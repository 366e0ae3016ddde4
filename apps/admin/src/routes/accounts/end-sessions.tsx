import { useDraft } from '@anseo/site-kit/use-draft'
import { Button } from '@anseo/ui/button'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useEndSessions } from '../../queries/accounts.ts'

/** Asks for a reason and ends all sessions of a person. */
export function EndSessions({ id, name }: { id: string; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const draft = useDraft(`anseo.admin.end-sessions.${id}`)
  const ending = useEndSessions(id)
  const close = () => setAsking(false)
  return (
    <>
      <Button tone="sec" icon={<LogOut aria-hidden="true" />} onClick={() => setAsking(true)}>
        Log out everywhere
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`Log ${name} out everywhere?`}
          label="Reason (kept in the audit log)"
          required
          confirm="Log out everywhere"
          busy={ending.isPending}
          draft={draft}
          onClose={close}
          onConfirm={(reason) =>
            ending.mutate(reason, {
              onSuccess: () => {
                draft[1]('')
                close()
              },
            })
          }
        >
          <p>They&apos;ll be logged out on all devices. Their password doesn&apos;t change.</p>
        </ReasonDialog>
      )}
    </>
  )
}
