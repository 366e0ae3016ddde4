import { saveFile } from '@anseo/api-client/save-file'
import { Button } from '@anseo/ui/button'
import { notify } from '@anseo/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ChainNote } from '../../audit-chain/chain-note.tsx'
import { Listed } from '../../listing/listed.tsx'
import { exportAudit, useAudit } from '../../queries/audit.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { useAuditSearch } from './use-audit-search.ts'
import '../../listing/listing.css'

/** `/audit`: actions of admins and the system, newest first. */
export function AuditPage() {
  const { query, linkTo } = useAuditSearch()
  const found = useAudit(query)
  const download = useMutation({
    mutationFn: () => exportAudit(query),
    onSuccess: (file) => {
      saveFile(file)
      notify.success('File saved')
    },
  })
  return (
    <>
      <PageTop title="Audit log">
        <Button
          tone="sec"
          icon={<Download aria-hidden="true" />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          CSV
        </Button>
      </PageTop>
      <main id="main" tabIndex={-1} className="records">
        <AuditFilters />
        <Listed
          name="Entries"
          found={found}
          empty="No entries found."
          linkToPage={(page) => linkTo({}, page)}
        >
          {({ entries }) => <AuditTable entries={entries} />}
        </Listed>
        <ChainNote />
      </main>
    </>
  )
}
