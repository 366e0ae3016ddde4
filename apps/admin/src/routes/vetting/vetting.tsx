import type { VettingState } from '@anseo/contract/administration'
import { NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { useNow } from '@anseo/site-kit/use-now'
import { EmptyState } from '@anseo/ui/empty-state'
import { Pager } from '@anseo/ui/pager'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { Tabs } from '@anseo/ui/tabs'
import { classNames } from '@anseo/ui/class-names'
import { Unloaded } from '@anseo/ui/unloaded'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { ExportButton } from '../../listing/export-button.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { useTabWithHits } from '../../listing/use-tab-with-hits.ts'
import { useVettedVendors } from '../../queries/vendors.ts'
import { Page } from '../../shell/page.tsx'
import { VETTING } from '../accounts/account-texts.ts'
import { useVettingSearch } from './use-vetting-search.ts'
import { VendorCards } from './vendor-cards.tsx'
import { VendorRail } from './vendor-rail.tsx'
import { VettingFigures } from './vetting-figures.tsx'
import { VendorTable } from './vendor-table.tsx'
import '../../listing/listing.css'

const STATES = Object.keys(VETTING) as VettingState[]

/** `/vetting`: vendors by the state of their vetting. From 1280 px the detail is beside the list, on narrower screens in place of it. */
export function VettingPage() {
  const { filters, query, page, change, linkTo } = useVettingSearch()
  const { status, search } = query
  const found = useVettedVendors(query)
  const { data } = found
  useTabWithHits({
    tabs: STATES,
    open: status,
    search,
    found,
    onOpen: (other) => change({ status: other, vendor: '' }),
  })
  const now = useNow(60_000)
  // The last vendor of the last page may have been decided on.
  const lastPage = data ? Math.ceil(data.total / data.pageSize) : 0
  const [openedId, setOpenedId] = useState<string | null>(null)
  const find = (id: string | null) => data?.vendors.find(({ _id }) => _id === id)
  const linkToVendor = (vendor: string) => linkTo({ vendor }, page)
  const chosen = find(filters.vendor)
  // A new application on top of the list does not take the place of the open one or of its dialog.
  const shown = chosen ?? find(openedId) ?? data?.vendors[0]
  if (shown && shown._id !== openedId) setOpenedId(shown._id)
  return (
    <Page
      title="Vetting"
      controls={
        <>
          <span className="vetting-search">
            <SearchBox
              label="Search vendors"
              placeholder="Name, email or town"
              maxLength={NAME_MAX_LENGTH}
              search={search}
              onSearch={(text) => change({ search: text, vendor: '' })}
            />
          </span>
          <ExportButton call="GET /api/admin/vendors.csv" query={query} />
        </>
      }
      className={classNames('vetting grid content-start gap-5', chosen && 'in-detail')}
    >
      {data && <VettingFigures counts={data.counts} figures={data.figures} now={now} />}
      <div className="vetting-tabs">
        <Tabs
          label="State"
          active={status}
          tabs={STATES.map((key) => ({
            key,
            label: VETTING[key].text,
            ...(data && { count: data.counts[key] ?? 0 }),
            link: <Link to={linkTo({ status: key, vendor: '' })} />,
          }))}
        />
      </div>
      {!data && <Unloaded what="the vendors" query={found} count={5} height={54} />}
      {data?.total === 0 && (
        <EmptyState title="No vendors found" picture={magnifierPicture}>
          {search ? 'Try another name, email or town.' : 'No vendors in this state.'}
        </EmptyState>
      )}
      {data && data.page > lastPage && lastPage > 0 && (
        <Navigate to={linkTo({ vendor: '' }, lastPage)} replace />
      )}
      {data && shown && (
        <div className="grid items-start gap-5 min-[1280px]:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="vetting-list grid gap-5">
            <div className="max-lg:hidden">
              <VendorTable
                vendors={data.vendors}
                now={now}
                selectedId={shown._id}
                search={query}
                linkToVendor={linkToVendor}
                linkTo={({ order }) => linkTo({ order, vendor: '' })}
              />
            </div>
            <div className="lg:hidden">
              <VendorCards vendors={data.vendors} now={now} linkToVendor={linkToVendor} />
            </div>
            <Pager {...data} renderLink={(number) => <Link to={linkTo({ vendor: '' }, number)} />} />
          </div>
          <VendorRail key={shown._id} vendor={shown} now={now} back={linkToVendor('')} />
        </div>
      )}
    </Page>
  )
}
