import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { Unloaded } from '@anseo/ui/unloaded'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTeam } from '../../queries/team.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import '../../listing/listing.css'

/** `/team`: the members with their roles, and the open invitations. */
export function TeamPage() {
  const { data, isError, isFetching, refetch } = useTeam()
  const [isInviting, setInviting] = useState(false)
  const now = useNow(60_000)
  return (
    <>
      <PageTop title="Team">
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setInviting(true)}>
          Invite
        </Button>
      </PageTop>
      <main id="main" tabIndex={-1} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        {!data && <Unloaded what="the team" query={{ isError, isFetching, refetch }} count={4} height={54} />}
        {data && <MemberTable members={data.members} now={now} />}
        {data && (
          <section className="grid gap-3" aria-labelledby="invitations">
            <h2 id="invitations" className="text-[1.25rem]">
              Open invitations
            </h2>
            {data.invitations.length > 0 ? (
              <InvitationTable invitations={data.invitations} now={now} />
            ) : (
              <p className="muted">No open invitations.</p>
            )}
          </section>
        )}
        {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      </main>
    </>
  )
}
