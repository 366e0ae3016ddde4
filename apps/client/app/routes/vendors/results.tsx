// implements: §2.66, §2.72
import { VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import type { Speciality } from '@anseo/domain/specialities'
import { Button } from '@anseo/ui/button'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Pager, resultsText } from '@anseo/ui/pager'
import { VendorCardSkeleton } from '@anseo/ui/vendor-card'
import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { scrollToTop } from '../../shell/scroll-to-top.ts'
import { useSlow } from '../../shell/use-slow.ts'
import { ChosenChips, RESULTS_ID } from './chosen-chips.tsx'
import { FreeTimes } from './free-times.tsx'
import type { FoundVendor } from './found-vendor.server.ts'
import { askPath, type ListState, listQuery, slotQuery } from './list-state.ts'
import { SortSelect } from './list-selects.tsx'
import type { WayOut } from './load-list.server.ts'
import { NothingFound } from './nothing-found.tsx'
import { VendorListCard } from '../../vendors/vendor-list-card.tsx'

/** The number of cards visible first on a desktop; the server's page has their pictures. */
const SEEN_AT_ONCE = 8

/** The number of pictures in the first row of a phone; they load before all others, for the largest paint. */
const SEEN_FIRST = 2

/** Returns how early the picture of a card loads, by the place of the card. */
const eagernessOf = (index: number) => (index < SEEN_FIRST ? 'first' : index < SEEN_AT_ONCE)

interface ResultsProps {
  speciality: Speciality | null
  state: ListState
  vendors: FoundVendor[]
  total: number
  /** There are more vendors than `total`. */
  more: boolean
  placeError: string | null
  /** For an empty list: changes to looser filters that give results. */
  waysOut: WayOut[]
  /** The offer to join the waitlist, shown where few or no vendors are free. */
  waitOffer: ReactNode
}

/** The vendors of a page, dimmed while the next page loads and in outline when that takes long. */
export function Results(props: ResultsProps) {
  const { speciality, state, vendors, total, more, placeError, waysOut, waitOffer } = props
  const { location } = useNavigation()
  const loading = location?.pathname.startsWith('/vendors') ?? false
  const slow = useSlow(loading)
  const count = { page: state.page, pageSize: VENDOR_PAGE_SIZE, total, more }
  return (
    <section
      aria-label="Results"
      aria-busy={loading}
      className="min-w-0 outline-none"
      id={RESULTS_ID}
      tabIndex={-1}
    >
      {loading && <LoadingNote text="Loading Vendors..." />}
      {slow && <Waiting cards={vendors.length || VENDOR_PAGE_SIZE} />}
      <div className={loading ? 'opacity-55 transition-opacity' : ''} hidden={slow}>
        <div className="results-head">
          {/* An empty list is announced too, and shown by the text below. */}
          <p className={vendors.length > 0 ? 'muted num font-[550]' : 'sr-only'} role="status">
            {vendors.length > 0 ? resultsText(count) : '0 results'}
          </p>
          {vendors.length > 0 && (
            <Button asChild tone="sec" size="sm">
              <Link to={askPath(speciality, state)}>Ask several</Link>
            </Button>
          )}
          <SortSelect state={state} />
          <Link className="link text-sm" to="/ranking">
            How vendors are ranked
          </Link>
        </div>
        <div className="chosen">
          <ChosenChips state={state} />
        </div>
        {vendors.length === 0 ? (
          <NothingFound {...{ state, placeError, waysOut, waitOffer }} />
        ) : (
          <>
            <ul className="vgrid found">
              {vendors.map((vendor, index) => (
                <li key={vendor._id}>
                  <VendorListCard
                    pictureWidth="8.5rem"
                    vendor={vendor}
                    place={vendor.place}
                    free={vendor.times.length === 0 ? vendor.free : undefined}
                    foot={vendor.foot}
                    slot={slotQuery(state)}
                    eager={eagernessOf(index)}
                  />
                  {vendor.times.length > 0 && (
                    <FreeTimes vendorId={vendor._id} name={vendor.name} times={vendor.times} />
                  )}
                </li>
              ))}
            </ul>
            {waitOffer && (
              <div className="card pad mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <p>No time here that suits you? We&apos;ll tell you as soon as another is free.</p>
                {waitOffer}
              </div>
            )}
            <Pager
              {...count}
              renderLink={(page) => (
                <Link to={{ search: listQuery(state, { page }) }} onClick={scrollToTop} />
              )}
            />
          </>
        )}
      </div>
    </section>
  )
}

const Waiting = ({ cards }: { cards: number }) => (
  <ul className="vgrid found" aria-hidden="true">
    {Array.from({ length: cards }, (_, index) => (
      <li key={index}>
        <VendorCardSkeleton />
      </li>
    ))}
  </ul>
)
