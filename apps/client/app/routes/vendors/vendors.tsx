import { isSpeciality, specialityLabel } from '@anseo/domain/specialities'
import { VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import { data, redirect } from 'react-router'
import type { Route } from './+types/vendors'
import { serverContext } from '../../api/server-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Filters } from './filters.tsx'
import { listQuery, readListState } from './list-state.ts'
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
  return {
    settings,
    speciality,
    state,
    vendors: list.data.map(listedVendor),
    total: list.total,
    locations: locations.data,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { settings, speciality, state } = loaderData
  const what = speciality ? `${specialityLabel(speciality)}s` : 'All Vendors'
  const where = state.location || 'Ireland'
  return pageMeta({
    settings,
    title: speciality || state.location ? `${what} in ${where}` : what,
    description: `${speciality ? what : 'Vetted professionals'} in ${where}: compare, chat for a full quote, and book your hour.`,
    path: specialityPath(speciality) + (state.page > 1 ? `?page=${state.page}` : ''),
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
