// implements: §2.3, §2.4, §7.4
import { bookingWindow } from '@anseo/domain/booking-window'
import { formatNearDay } from '@anseo/domain/near-day'
import { hoursAhead } from '@anseo/domain/slot-grid'
import { searchName } from '@anseo/domain/search-name'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { lazy, Suspense } from 'react'
import { data, redirect } from 'react-router'
import type { Route } from './+types/vendors'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { placeWords, whenText } from './filter-texts.ts'
import { Filters } from './filters.tsx'
import { foundVendor } from './found-vendor.server.ts'
import { listData } from './list-data.server.ts'
import { UNFILTERED, listQuery, readListState } from './list-state.ts'
import { findWaysOut, loadList } from './load-list.server.ts'
import { placeMeant } from './place-meant.server.ts'
import { Results } from './results.tsx'
import { specialityPath } from '../../vendors/speciality-links.tsx'
import './vendors.css'
import { WaitOffer } from './wait-offer.tsx'
import { waitlistDefaults } from './waitlist-defaults.server.ts'
import { WhenChips } from './when-chips.tsx'
import { WhenWhere } from './when-where.tsx'

// The list is stored on the device, so the server's page does not have it.
const RecentlyViewed = lazy(() => import('../../vendors/recently-viewed.tsx'))

const EVERY_VENDOR = "Every vendor is vetted. Chat first, then book when you're ready."

/**
 * Loads a page of the list; redirects to its canonical address, and throws a 404 for an unknown speciality.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, settings, now } = context.get(serverContext)
  const find = (key: string | null | undefined) => settings.specialities.find(({ name }) => name === key)
  const shown = find(params.speciality) ?? null
  if (params.speciality !== undefined && !shown) throw data(null, { status: 404 })
  const speciality = shown?.name ?? null
  const asked = new URL(request.url).searchParams
  const state = readListState(asked, now)
  const { page, day, location } = state
  const near = placeMeant(state.near)
  // A plain form sends its speciality as a field, and may send a time without a day; a place may be misspelt.
  const named = asked.get('speciality')
  if (named !== null || (day && !asked.get('day')) || near !== state.near) {
    throw redirect(specialityPath(find(named)?.name ?? speciality) + listQuery({ ...state, near }))
  }
  const [{ list, placeError }, locations] = await Promise.all([
    loadList(api, speciality, state),
    api('GET /api/vendor/locations'),
  ])
  const { total, more = false } = list
  const lastPage = Math.max(1, Math.ceil(total / VENDOR_PAGE_SIZE))
  if (page > lastPage) throw redirect(specialityPath(speciality) + listQuery(state, { page: lastPage }))
  const days = bookingWindow(now).flatMap((date) => {
    const [firstHour] = hoursAhead(date, now)
    if (firstHour === undefined) return []
    return [{ value: formatSlotDate(date), label: formatNearDay(date, now), firstHour }]
  })
  const vendors = list.data.map((vendor) => foundVendor(vendor, state, now))
  return {
    settings,
    speciality,
    words: shown && { label: shown.label, plural: shown.plural, text: shown.text },
    state,
    vendors,
    total,
    more,
    placeError,
    waysOut: total === 0 && !placeError ? await findWaysOut(api, speciality, state) : [],
    waiting: waitlistDefaults({ state, vendors, total, placeError, towns: locations.data, days, now }),
    days,
    locations: locations.data,
    city: locations.data.find((city) => searchName(city) === searchName(location)) ?? null,
    data: listData({ settings, speciality, vendors, page, total }),
  }
}

/** Returns the title, description and structured data of a list; search results are hidden from search engines. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings, speciality, words, state, city, total, data } = loaderData
  const { search, page, near } = state
  const what = words?.plural ?? 'All Vendors'
  const location = city ?? state.location
  const where = placeWords({ ...state, location }) || ' in Ireland'
  const title = speciality || near || location ? what + where : what
  const narrowed = state.maxPrice !== null || state.minRating !== null
  return pageMeta({
    settings,
    title: [title, whenText(state), page > 1 && `page ${page}`].filter(Boolean).join(', '),
    description: `Compare ${speciality ? what : 'vetted professionals'}${where}, chat for a full quote and book online.`,
    // Sorted and filtered lists share one canonical address.
    path:
      specialityPath(speciality) + listQuery({ ...UNFILTERED, search, location, page: narrowed ? 1 : page }),
    data,
    hidden: search !== '' || near !== '' || whenText(state) !== '' || total === 0,
  })
}

/** The list of vendors; its state is in the address, so that it can be shared and the back button works. */
export default function Vendors({ loaderData }: Route.ComponentProps) {
  const { speciality, words, state, vendors, total, more, locations, days, placeError, waysOut, waiting } =
    loaderData
  const waitOffer = waiting && (
    <WaitOffer {...{ speciality, days }} hours={state.hours} start={waiting} towns={locations} />
  )
  return (
    <div className="wrap page">
      <div className="section-head">
        <div>
          <h1>{words?.label ?? 'All Vendors'}</h1>
          <p>{words ? words.text : EVERY_VENDOR}</p>
        </div>
      </div>
      <WhenWhere state={state} days={days} placeError={placeError} className="when-where">
        <Button type="submit">Search</Button>
      </WhenWhere>
      <div className="when-chips">
        <WhenChips state={state} />
      </div>
      <div className="listing">
        <Filters {...{ speciality, state, locations, days, placeError, total, more }} />
        <Results {...{ speciality, state, vendors, total, more, placeError, waysOut, waitOffer }} />
      </div>
      <Suspense>
        <RecentlyViewed />
      </Suspense>
    </div>
  )
}
