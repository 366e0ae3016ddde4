import { euroText } from '@anseo/domain/money'
import { Badge } from '@anseo/ui/badge'
import { useParams } from 'react-router'
import { useDialogInAddress } from '../../navigation/use-dialog-in-address.ts'
import { useClient } from '../../queries/accounts.ts'
import { BlockClient } from './block-client.tsx'
import { ChooseRefund } from './choose-refund.tsx'
import { figureFacts } from './figure-facts.ts'
import { PersonLoading, PersonPage } from './person-page.tsx'
import { Allowed } from '../../shell/allowed.tsx'

/** `/people/clients/:id`: a client and everything it did here. */
export function ClientPage() {
  const { id = '' } = useParams()
  const found = useClient(id)
  const [opened, open] = useDialogInAddress()
  if (!found.data) return <PersonLoading title="Client" found={found} />
  const { name, paid, profileComplete, blocked } = found.data
  return (
    <PersonPage
      id={id}
      side="client"
      person={found.data}
      card={
        <Allowed to={blocked ? 'POST /api/admin/people/:id/unblock' : 'POST /api/admin/people/:id/block'}>
          <BlockClient id={id} name={name} blocked={blocked} />
        </Allowed>
      }
      facts={[
        {
          label: 'Profile',
          value: profileComplete ? (blocked ? 'Complete' : 'Complete, may book') : 'Not complete',
          absent: !profileComplete,
        },
        { label: 'Paid', value: euroText(paid) },
        ...figureFacts(found.data, 'client'),
      ]}
    >
      {blocked && <Badge tone="cancelled">Blocked</Badge>}
      {opened === 'refund' && (
        <Allowed to="POST /api/admin/payments/:id/refund">
          <ChooseRefund id={id} name={name} onClose={() => open(null)} />
        </Allowed>
      )}
    </PersonPage>
  )
}
