import { ChainNote } from '../../audit-chain/chain-note.tsx'
import { AddressFilters } from '../../listing/address-filters.tsx'
import { ExportButton } from '../../listing/export-button.tsx'
import { PagedResults } from '../../listing/paged-results.tsx'
import { useAudit } from '../../queries/audit.ts'
import { Page } from '../../shell/page.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { useAuditSearch } from './use-audit-search.ts'
import '../../listing/listing.css'

const ONE_ONLY = { person: 'One person only', subject: 'One subject only' }

/** `/audit`: actions of admins and the system, newest first. */
export function AuditPage() {
  const { filters, query, linkTo, change } = useAuditSearch()
  const found = useAudit(query)
  return (
    <Page title="Audit log" controls={<ExportButton call="GET /api/admin/audit.csv" query={query} />}>
      <AuditFilters />
      <AddressFilters filters={filters} texts={ONE_ONLY} change={change} />
      <PagedResults
        name="Entries"
        found={found}
        empty="No entries found."
        linkToPage={(page) => linkTo({}, page)}
      >
        {({ entries }) => <AuditTable entries={entries} />}
      </PagedResults>
      <ChainNote />
    </Page>
  )
}
