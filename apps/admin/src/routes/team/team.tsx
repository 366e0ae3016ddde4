import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { Loaded } from '@anseo/ui/loaded'
import { UserPlus } from 'lucide-react'
import { ExportButton } from '../../listing/export-button.tsx'
import { keyIn } from '../../listing/key-in.ts'
import { OrderSelect } from '../../listing/order-select.tsx'
import { useListSearch } from '../../listing/use-list-search.ts'
import { useDialogInAddress } from '../../navigation/use-dialog-in-address.ts'
import { useTeam } from '../../queries/team.ts'
import { Page } from '../../shell/page.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { ORDERS } from './team-texts.ts'
import '../../listing/listing.css'

/** `/team`: the members with their roles, and the open invitations. */
export function TeamPage() {
  const { filters, linkTo, change } = useListSearch({ order: 'name' })
  const order = keyIn(ORDERS, filters.order) ?? 'name'
  const found = useTeam(order)
  const [opened, open] = useDialogInAddress()
  const now = useNow(60_000)
  return (
    <Page
      title="Team"
      controls={
        <>
          <ExportButton call="GET /api/admin/team.csv" query={{ order }} />
          <Button icon={<UserPlus aria-hidden="true" />} onClick={() => open('invite')}>
            Invite
          </Button>
        </>
      }
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5"
    >
      <Loaded what="the team" found={found} count={4} height={54}>
        {({ members, invitations }) => (
          <>
            <div className="record-filters">
              <OrderSelect order={order} orders={ORDERS} onChange={(next) => change({ order: next })} />
            </div>
            <MemberTable members={members} now={now} order={order} linkTo={linkTo} />
            <section className="grid gap-3" aria-labelledby="invitations">
              <h2 id="invitations" className="text-[1.25rem]">
                Open invitations
              </h2>
              {invitations.length > 0 ? (
                <InvitationTable invitations={invitations} now={now} />
              ) : (
                <p className="muted">No open invitations.</p>
              )}
            </section>
          </>
        )}
      </Loaded>
      {opened === 'invite' && <InviteDialog onClose={() => open(null)} />}
    </Page>
  )
}
