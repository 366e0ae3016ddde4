import { Note } from '@anseo/ui/note'
import { Tabs } from '@anseo/ui/tabs'
import { Unloaded } from '@anseo/ui/unloaded'
import { Link } from 'react-router'
import { keyIn } from '../../listing/key-in.ts'
import { useListSearch } from '../../listing/use-list-search.ts'
import { useDac7Years } from '../../queries/dac7.ts'
import { Page } from '../../shell/page.tsx'
import { ORDERS } from './tax-sellers.tsx'
import { TaxYear } from './tax-year.tsx'
import { useMay } from '../../queries/profile.ts'
import '../../listing/listing.css'

/** `/dac7`: the yearly report on sellers to the tax office, by year (D8). */
export function Dac7Page() {
  const { filters, linkTo, change } = useListSearch({ year: '', sellers: 'all', order: 'name' })
  const { data, isError, isFetching, refetch } = useDac7Years()
  const mayChange = useMay()('PATCH /api/admin/settings')
  const years = data?.years ?? []
  const shown = years.find(({ year }) => String(year) === filters.year) ?? years.find(({ isOver }) => isOver)
  return (
    <Page title="DAC7" className="block">
      <div className="grid grid-cols-1 gap-5">
        <p className="muted">
          Every year by 31 January you report to the Revenue Commissioners what sellers earned through you
          (Taxes Consolidation Act 1997, section 891I). Download the file, upload it in ROS, then mark it as
          filed here.
        </p>
        {!data && <Unloaded what="the years" query={{ isError, isFetching, refetch }} count={3} />}
        {data && data.operatorMissing.length > 0 && (
          <Note tone="warm">
            {mayChange ? (
              <>
                Before you can download a file, add your own details in{' '}
                <Link className="link" to="/settings">
                  Settings
                </Link>
              </>
            ) : (
              'Before you can download a file, an owner has to add your own details in the settings'
            )}
            : {data.operatorMissing.join(', ').toLowerCase()}.
          </Note>
        )}
        {shown && (
          <>
            <Tabs
              label="Year"
              active={String(shown.year)}
              tabs={years.map(({ year }) => ({
                key: String(year),
                label: String(year),
                link: <Link to={linkTo({ year: String(year), sellers: 'all' })} />,
              }))}
            />
            <TaxYear
              key={shown.year}
              year={shown.year}
              search={{
                missing: filters.sellers === 'missing' ? 'true' : undefined,
                order: keyIn(ORDERS, filters.order) ?? 'name',
              }}
              linkToSellers={linkTo}
              onSort={(order) => change({ order })}
            />
          </>
        )}
      </div>
    </Page>
  )
}
