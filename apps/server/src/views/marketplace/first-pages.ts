import { HOUR_MS } from '@anseo/domain/duration'
import { VENDOR_PAGE_SIZE } from '@anseo/domain/limits'
import { startOfDublinDay } from '@anseo/domain/dublin-time'
import { searchName } from '@anseo/domain/search-name'
import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { anyValue } from '../../platform/database/any-value.ts'
import type { Database } from '../../platform/database/database.ts'
import { account } from '../../modules/identity/tables/accounts.ts'
import { appointment } from '../../modules/booking/tables/appointments.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { timeOff } from '../../modules/booking/tables/time-off.ts'
import { LONGEST_AHEAD_MS, selectTaken, takenTimesOf, type TakenTimes } from '../../modules/booking/public.ts'
import { NEAR_AN_END, type Page } from './find-page.ts'
import type { VendorFilter } from './listing-filter.ts'
import { LISTED_COLUMNS, isListed, type ListedVendor } from '../../modules/catalogue/public.ts'
import { keysOf, type VendorSort } from './listing-order.ts'
import { isPart, selectCount } from './listing-store.ts'

/** The query for a page near the beginning of the list. */
interface Asked {
  filter: Pick<VendorFilter, 'speciality' | 'location'>
  sort: VendorSort
  offset: number
  limit: number
}

/** A page with all that its cards show; `total` is null if the page is beyond the last. */
interface FirstPage {
  rows: ListedVendor[]
  total: number | null
  taken: TakenTimes
}

/** Larger pages are faster to read with several queries. */
const MOST_AT_ONCE = 100

/**
 * Returns whether one query can read a page: near the beginning, and filtered by speciality and location only, the
 * filters with stored counts.
 */
export function isFirstPage(filter: VendorFilter, { offset, limit }: Page): boolean {
  const { speciality: _speciality, location: _location, ...others } = filter
  const near = offset + limit <= NEAR_AN_END && limit <= MOST_AT_ONCE
  return near && Object.values(others).every((value) => value === undefined || value === '')
}

/**
 * Reads a page near the beginning, its total and the taken times of each vendor in one query, since round trips are
 * most of the cost of a list. There are two prepared statements for each order and combination of filters: one for the
 * opening page, which most people see, and one for all others.
 */
export async function findFirstPage(
  db: Database,
  now: Date,
  { filter: { speciality, location }, sort, offset, limit }: Asked,
): Promise<FirstPage> {
  const today = startOfDublinDay(now).getTime()
  const isOpening = offset === 0 && limit === VENDOR_PAGE_SIZE
  const shape = { sort, speciality: !!speciality, location: !!location, isOpening }
  const found = await statementOf(db, shape).execute({
    now: now.toISOString(),
    takenFrom: new Date(today - LONGEST_TAKEN_MS).toISOString(),
    takenTo: new Date(today + LONGEST_AHEAD_MS).toISOString(),
    speciality,
    foldedCity: location && searchName(location),
    offset,
    limit,
  })
  return { rows: found, total: found[0]?.total ?? null, taken: takenTimesOf(found, now) }
}

/** An upper limit for the length of a slot with its buffer. */
const LONGEST_TAKEN_MS = 24 * HOUR_MS

const instant = (name: string) => anyValue(sql.placeholder(name), 'timestamptz')
const text = (name: string) => anyValue(sql.placeholder(name), 'text')

/** The part of each calendar that is read. */
const TAKEN = {
  appointments: and(
    gte(appointment.startsAt, instant('takenFrom')),
    lt(appointment.startsAt, instant('takenTo')),
  ),
  off: and(gt(timeOff.endsAt, instant('now')), lt(timeOff.startsAt, instant('takenTo'))),
}

/** The parts in which the prepared statements differ. */
interface Shape {
  sort: VendorSort
  speciality: boolean
  location: boolean
  /**
   * The size and place of the opening page are constants of its statement. PostgreSQL then expects as few rows whatever
   * the parameters, and keeps the plan; of an unknown page it expects a tenth of the list, and plans each time.
   */
  isOpening: boolean
}
type Statement = ReturnType<typeof prepare>

const statements = new WeakMap<Database, Map<string, Statement>>()

function statementOf(db: Database, shape: Shape): Statement {
  const known = statements.get(db) ?? new Map<string, Statement>()
  statements.set(db, known)
  const { sort, speciality, location, isOpening } = shape
  const parts = ['list', sort, speciality && 'speciality', location && 'city', isOpening && 'opening']
  const name = parts.filter(Boolean).join('_')
  const statement = known.get(name) ?? prepare(db, name, shape)
  known.set(name, statement)
  return statement
}

function prepare(db: Database, name: string, { sort, isOpening, ...narrowed }: Shape) {
  const now = instant('now')
  const part = {
    speciality: narrowed.speciality ? text('speciality') : undefined,
    foldedCity: narrowed.location ? text('foldedCity') : undefined,
  }
  const order = keysOf(sort).map((key) => asc(key))
  const ids = db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(isListed(now), isPart(part)))
    .orderBy(...order)
  // A number would become a parameter; drizzle writes SQL as it is, though its types do not say so.
  const size = sql.raw(String(VENDOR_PAGE_SIZE)) as unknown as number
  const page = isOpening
    ? ids.limit(size).as('page')
    : ids.limit(sql.placeholder('limit')).offset(sql.placeholder('offset')).as('page')
  return db
    .select({
      ...LISTED_COLUMNS,
      total: sql<number>`(${selectCount(db, now, part)})`,
      taken: selectTaken(db, vendor.id, TAKEN),
    })
    .from(page)
    .innerJoin(vendor, eq(vendor.id, page.id))
    .innerJoin(account, eq(account.id, vendor.id))
    .orderBy(...order)
    .prepare(name)
}
