import { withParams } from '@anseo/site-kit/with-params'
import { MoreButton } from '@anseo/site-kit/cards/more-button'
import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { EmptyState } from '@anseo/ui/empty-state'
import handshakePicture from '@anseo/ui/assets/pictures/handshake.webp?no-inline'
import { Unloaded } from '@anseo/ui/unloaded'
import { Download, Upload, UserPlus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useContacts, useContactsFile } from '../../queries/contacts.ts'
import { Page } from '../../shell/page.tsx'
import { SearchField } from '../../shell/search-field.tsx'
import { NEW, useEdited } from '../../shell/use-edited.ts'
import { ClientDialog } from './client-dialog.tsx'
import { ClientTable } from './client-table.tsx'

/** `/clients`: everyone who wrote to the vendor or booked it, and the clients that the vendor entered. */
export function ClientsPage() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const { edited, edit, close } = useEdited()
  const add = () => edit(NEW)
  const { data } = useContacts(search)
  return (
    <Page
      title="Clients"
      controls={
        <Button size="sm" icon={<UserPlus aria-hidden="true" />} onClick={add}>
          New client
        </Button>
      }
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
    >
      {(data?.total !== 0 || search !== '') && (
        <SearchField
          label="Search clients"
          placeholder="Name, phone or a word in a note"
          search={search}
          onSearch={(text) => setParams(withParams(params, { search: text }), { replace: true })}
        />
      )}
      <Clients search={search} onAdd={add} />
      {edited === NEW && <ClientDialog client={null} onClose={close} />}
    </Page>
  )
}

function Clients({ search, onAdd }: { search: string; onAdd: () => void }) {
  const now = useNow()
  const clients = useContacts(search)
  const { data } = clients
  if (!data) return <Unloaded what="your clients" query={clients} count={8} height={48} />
  if (data.rows.length === 0) {
    return search ? (
      <EmptyState title="No clients found" picture={handshakePicture}>
        Try another name, number or word.
      </EmptyState>
    ) : (
      <EmptyState
        title="No clients yet"
        picture={handshakePicture}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button tone="cta" onClick={onAdd}>
              Add a client
            </Button>
            <ImportLink />
          </div>
        }
      >
        Everyone who books or messages you appears here. You can add your own clients too.
      </EmptyState>
    )
  }
  return (
    <div aria-busy={clients.isPlaceholderData || undefined} className="grid gap-4">
      <ClientTable clients={data.rows} now={now} />
      <MoreButton list={clients} countOf={({ rows }) => rows.length} full />
      <FilesOfClients />
      <p className="muted text-sm">
        {data.rows.length} of {data.total}. Spent is what your work cost them, without our fees.
      </p>
    </div>
  )
}

/** Exports the clients as a CSV file, and links to the import of one. */
function FilesOfClients() {
  const file = useContactsFile()
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        tone="sec"
        size="sm"
        busy={file.isPending}
        icon={<Download aria-hidden="true" />}
        onClick={() => file.mutate()}
      >
        Export
      </Button>
      <ImportLink />
    </div>
  )
}

const ImportLink = () => (
  <Button asChild tone="sec" size="sm" icon={<Upload aria-hidden="true" />}>
    <Link to="/clients/import">Import</Link>
  </Button>
)
