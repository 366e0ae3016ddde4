import { searchName } from '@anseo/domain/search-name'
import { isSpeciality, specialityLabel } from '@anseo/domain/specialities'
import { VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import { data, redirect } from 'react-router'
import type { Route } from './+types/vendors'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Filters } from './filters.tsx'
import { listData } from './list-data.server.ts'
import { listQuery, type ListState, readListState } from './list-state.ts'
import { Results } from './results.tsx'
import { specialityPath } from './speciality-links.tsx'
import { SPECIALITY_SENTENCES } from './speciality-sentences.ts'
import { listedVendor } from './vendor-list-card.tsx'

const EVERY_VENDOR = 'Every vendor is vetted. Chat first, book when it suits you.'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { speciality = null } = params
  if (speciality !== null && !isSpeciality(speciality)) throw data(null, { status: 404 })
  const { api, settings } = context.get(serverContext)
  const state = readListState(new URL(request.url).searchParams)
  const { search, location, sort, page } = state
  const [list, locations] = await Promise.all([
    api('GET /api/vendor/list', {
      query: {
        page,
        pageSize: VENDOR_PAGE_SIZE,
        search,
        location,
        sort,
        ...(speciality !== null && { speciality }),
      },
    }),
    api('GET /api/vendor/locations'),
  ])
  const lastPage = Math.max(1, Math.ceil(list.total / VENDOR_PAGE_SIZE))
  if (page > lastPage) throw redirect(specialityPath(speciality) + listQuery(state, { page: lastPage }))
  const { total } = list
  const vendors = list.data.map(listedVendor)
  return {
    settings,
    speciality,
    state,
    vendors,
    total,
    locations: locations.data,
    city: locations.data.find((city) => searchName(city) === searchName(location)) ?? null,
    data: listData({ settings, speciality, vendors, page, total }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings, speciality, state, city, total, data } = loaderData
  const { search, page } = state
  const what = speciality ? `${specialityLabel(speciality)}s` : 'All Vendors'
  const where = city ?? (state.location || 'Ireland')
  const title = speciality || state.location ? `${what} in ${where}` : what
  const shown: ListState = { search, location: city ?? state.location, sort: 'completed', page }
  return pageMeta({
    settings,
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `${speciality ? what : 'Vetted professionals'} in ${where}: compare, chat for a full quote, and book your hour.`,
    // The order of a list makes no other page of it.
    path: specialityPath(speciality) + listQuery(shown),
    data,
    hidden: search !== '' || total === 0,
  })
}

/** The list of vendors; what it shows lives in the address, so that it can be shared and the back button works. */
export default function Vendors({ loaderData }: Route.ComponentProps) {
  const { speciality, state, vendors, total, locations } = loaderData
  return (
    <div className="wrap page">
      <div className="section-head">
        <div>
          <h1>{speciality ? specialityLabel(speciality) : 'All Vendors'}</h1>
          <p>{speciality ? SPECIALITY_SENTENCES[speciality] : EVERY_VENDOR}</p>
        </div>
      </div>
      <div className="listing">
        <Filters speciality={speciality} state={state} locations={locations} total={total} />
        <Results state={state} vendors={vendors} total={total} />
      </div>
    </div>
  )
}
