import { useNow } from '@anseo/site-kit/use-now'
import { Tabs } from '@anseo/ui/tabs'
import { Link } from 'react-router'
import { keyIn } from '../../listing/key-in.ts'
import { Listed } from '../../listing/listed.tsx'
import { useListSearch } from '../../listing/use-list-search.ts'
import { useEndingChecks } from '../../queries/vetting.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { CheckTable } from './check-table.tsx'
import '../../listing/listing.css'

/** Days until expiry, in the order of the tabs; 0 stands for expired checks. */
const WITHIN = { 7: 'Next 7 days', 30: 'Next 30 days', 0: 'Expired' } as const
const DAYS = [7, 30, 0] as const

/** `/checks`: documents that end soon or have ended, of vendors that are not listed without them. */
export function ChecksPage() {
  const { filters, page, linkTo } = useListSearch({ within: '30' })
  const within = Number(keyIn(WITHIN, filters.within) ?? 30)
  const found = useEndingChecks(within, page)
  const now = useNow(60_000)
  return (
    <>
      <PageTop title="Expiring documents" />
      <main id="main" tabIndex={-1} className="records">
        <p className="muted">We tell vendors 30 days before. Without a new document they are delisted.</p>
        <Tabs
          label="Expires"
          active={String(within)}
          tabs={DAYS.map((days) => ({
            key: String(days),
            label: WITHIN[days],
            ...(found.data && !found.isPlaceholderData && days === within && { count: found.data.total }),
            link: <Link to={linkTo({ within: String(days) })} />,
          }))}
        />
        <Listed
          name="Documents"
          found={found}
          empty={within === 0 ? 'No expired documents.' : `No documents expire in the next ${within} days.`}
          linkToPage={(number) => linkTo({}, number)}
        >
          {({ rows }) => <CheckTable checks={rows} now={now} />}
        </Listed>
      </main>
    </>
  )
}
