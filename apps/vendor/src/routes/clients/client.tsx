import { ApiError } from '@anseo/api-client/api-error'
import { EmptyState } from '@anseo/ui/empty-state'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Unloaded } from '@anseo/ui/unloaded'
import { useParams } from 'react-router'
import { useContact } from '../../queries/contacts.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { Page } from '../../shell/page.tsx'
import { ClientRecord } from './client-record.tsx'

/** `/clients/{id}`: the record of one client. */
export function ClientPage() {
  const { id = '' } = useParams()
  const found = useContact(id)
  const { data, error } = found
  return (
    <Page title={data?.name ?? 'Client'} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <BackLink to="/clients">Clients</BackLink>
      {data ? (
        <ClientRecord key={id} client={data} />
      ) : error instanceof ApiError && [400, 404].includes(error.status) ? (
        <EmptyState title="Client not found" picture={magnifierPicture}>
          The link may be wrong, or you have deleted this client.
        </EmptyState>
      ) : (
        <Unloaded what="this client" query={found} count={2} />
      )}
    </Page>
  )
}
