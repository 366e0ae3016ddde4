import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import type { listVendors, vendorAvailability } from '@anseo/contract/vendors'
import { listingTag } from '../../modules/catalogue/public.ts'
import type { ListingFact } from '../../platform/database/change-feed.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { lifetimeOf } from '../../modules/booking/public.ts'
import { factsOf } from './find-page.ts'

/** The parameters of queries that many visitors send; a reply to a query with any other is not shared. */
const COMMON: ReadonlySet<string> = new Set<keyof QueryOf<typeof listVendors>>([
  'page',
  'pageSize',
  'speciality',
  'location',
  'sort',
])
/** A longer list is not cached, since nearly every booking would invalidate it. */
const MOST_VENDORS = 100

/** The facts that decide what the replies show whose order is fixed. */
const TOP_FACTS: ListingFact[] = ['listed', 'completed', 'available', 'name']
const RELATED_FACTS: ListingFact[] = [...TOP_FACTS, 'kind']
const CITY_FACTS: ListingFact[] = ['listed', 'kind']

interface Shown {
  _id: string
}
type About = { params: { vendorId: string } }

/** Returns the rules by which visitors share the replies about vendors. */
export function vendorSharing(runtime: Runtime) {
  const listed = async (
    facts: readonly ListingFact[],
    data: readonly Shown[],
    now: Date,
    others: readonly string[] = [],
  ) => {
    const shown = await lifetimeOf(runtime, [...others, ...data.map(({ _id }) => _id)], now)
    return { ...shown, tags: [...facts.map(listingTag), ...shown.tags] }
  }
  const ofOne = ({ params }: About, _reply: unknown, now: Date) => lifetimeOf(runtime, [params.vendorId], now)
  /** Only the reply for the whole window is shared, as pages request it; other ranges and addresses are rarely requested twice. */
  const ofWindow = (
    request: About & { query: QueryOf<typeof vendorAvailability> },
    reply: unknown,
    now: Date,
  ) => (isWindow(request.query) ? ofOne(request, reply, now) : null)
  return {
    list: {
      lifetime: (
        { query }: { query: QueryOf<typeof listVendors> },
        reply: ReplyOf<typeof listVendors>,
        now: Date,
      ) => (isCommon(query, reply) ? listed(factsOfList(query), reply.data, now) : null),
      // A search by time or place is about free times at the client's address.
      ownAnswer: ({ query }: { query: QueryOf<typeof listVendors> }) => !isPlain(query),
    },
    top: {
      lifetime: (_request: unknown, { data }: { data: readonly Shown[] }, now: Date) =>
        listed(TOP_FACTS, data, now),
    },
    related: {
      lifetime: ({ params }: About, { data }: { data: readonly Shown[] }, now: Date) =>
        listed(RELATED_FACTS, data, now, [params.vendorId]),
    },
    cities: { lifetime: (_request: unknown, _reply: unknown, now: Date) => listed(CITY_FACTS, [], now) },
    one: { lifetime: ofOne },
    /** The view of a client who is logged in is recorded (A7). */
    viewed: { lifetime: ofOne, ownAnswer: () => true },
    /** Availability is cached only by those who can ask whether it is still valid (decision 028). */
    availability: { lifetime: ofWindow, onlyHere: true as const },
  }
}

const isWindow = ({ from, days, eircode }: QueryOf<typeof vendorAvailability>): boolean =>
  from === undefined && days === undefined && eircode === undefined

/** Returns whether a query has only common parameters, and an order that does not depend on time or place. */
function isPlain({ sort, ...query }: QueryOf<typeof listVendors>): boolean {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.every(([name]) => COMMON.has(name)) && sort !== 'next' && sort !== 'distance'
}

/** Returns whether others are likely to send the same query: for a page that exists, of a city in its exact spelling. */
function isCommon(query: QueryOf<typeof listVendors>, { data }: ReplyOf<typeof listVendors>): boolean {
  if (!isPlain(query)) return false
  if (data.length === 0 || data.length > MOST_VENDORS) return false
  return !query.location || data.some(({ city }) => city === query.location)
}

/** Returns the facts that decide what a common list shows; its filters are at most speciality and city. */
const factsOfList = ({ sort, speciality, location }: QueryOf<typeof listVendors>): ListingFact[] =>
  factsOf({
    sort: sort === undefined || sort === 'distance' || sort === 'next' ? 'completed' : sort,
    filter: { speciality, location },
  })
