import { ApiError } from '@anseo/api-client/api-error'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { useContact } from '../../queries/contacts.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { ClientRecord } from './client-record.tsx'

/** `/clients/{id}`: the record of one client. */
export function ClientPage() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useContact(id)
  return (
    <>
      <PageTop title={data?.name ?? 'Client'} />
      <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <Link className="back-link" to="/clients">
          <ArrowLeft aria-hidden="true" />
          Clients
        </Link>
        {data ? (
          <ClientRecord key={id} client={data} />
        ) : error instanceof ApiError && [400, 404].includes(error.status) ? (
          <EmptyState title="Client not found" picture={magnifierPicture}>
            The link may be wrong, or you have deleted this client.
          </EmptyState>
        ) : error ? (
          <LoadFailure title="We couldn't load this client" query={{ isFetching, refetch }} />
        ) : (
          <CardSkeleton count={2} />
        )}
      </main>
    </>
  )
}
