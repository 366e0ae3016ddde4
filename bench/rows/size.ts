import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { absoluteFigure, comparedFigure } from '../figure.ts'
import { loadHttp } from '../load-http.ts'
import { interleave } from '../measure.ts'
import { insertPeople } from '../people.ts'
import type { Row } from '../row.ts'
import { seedMarketplace } from '../seed-marketplace.ts'
import { type Stage, UNCACHED, withPool } from '../stage.ts'

const SMALL = 100
const LARGE = 100_000
/** The size that fits into the two minutes of a quick run. */
const LARGE_QUICK = 5_000
const APPOINTMENTS_EACH = 2
const PAGE_SIZE = 12

/** The same questions to a small and to a large marketplace, one at a time: the size must not be felt. */
export const size: Row = {
  name: 'size',
  measure: async (stage, { quick, rounds, seconds }) => {
    const vendors = quick ? LARGE_QUICK : LARGE
    const small = await openMarketplace(stage, SMALL)
    const large = await openMarketplace(stage, vendors)
    const compare = async (ask: (url: string) => Promise<number>) => {
      await ask(small)
      await ask(large)
      return interleave(rounds, { limit: () => ask(small), ours: () => ask(large) })
    }
    const p50Of = (path: string) => async (url: string) =>
      (await loadHttp({ url, path, seconds, connections: 1 })).p50Ms
    let booked = 0
    const book = async (url: string) => {
      const bookingsFrom = (booked += BOOKINGS_APART)
      return (await loadHttp({ url, seconds, connections: 1, bookingsFrom })).p50Ms
    }
    const grown = `${SMALL} → ${vendors.toLocaleString('en-IE')} vendors`
    const list = await compare(p50Of('/api/vendor/list?page=1'))
    const filter = await compare(p50Of('/api/vendor/list?speciality=Hairstylist&location=Dublin'))
    const booking = await compare(book)
    const bytes = { limit: await bytesOf(small), ours: await bytesOf(large) }
    const search = await p50Of('/api/vendor/list?search=aine')(large)
    const wish = await p50Of(`/api/vendor/list?${wishFor(inThreeDays())}`)(large)
    const last = await p50Of(`/api/vendor/list?page=${await lastPage(large)}`)(large)
    return [
      comparedFigure({ what: `${grown}: list, p50`, ...list, ...atMost(1.5) }),
      comparedFigure({ what: `${grown}: list by speciality and city, p50`, ...filter, ...atMost(1.5) }),
      comparedFigure({ what: `${grown}: booking, p50`, ...booking, ...atMost(1.3) }),
      comparedFigure({ what: `${grown}: bytes of a list`, ...bytes, unit: 'B', goal: { atMost: 1.2 } }),
      absoluteFigure({ what: `search by name, p50`, ours: search, ...atMost(5) }),
      absoluteFigure({ what: `the last page, p50`, ours: last, ...atMost(5) }),
      absoluteFigure({ what: `a massage at 18:00 near Rathmines up to €60, p50`, ours: wish, ...atMost(50) }),
    ]
  },
}

const atMost = (most: number) => ({ unit: 'ms', goal: { atMost: most } })

/** Number of bookings that one connection makes during a measurement. */
const BOOKINGS_APART = 2_000

async function openMarketplace(stage: Stage, vendors: number): Promise<string> {
  const appointments = vendors * APPOINTMENTS_EACH
  const databaseUrl = await seedMarketplace(stage, { vendors, appointments })
  await withPool(databaseUrl, insertPeople)
  return (await stage.startServer(databaseUrl, UNCACHED)).url
}

const wishFor = (day: string) =>
  new URLSearchParams({
    speciality: 'Massage_Therapist',
    day,
    time: '06:00 PM',
    near: 'Rathmines',
    maxPrice: '60',
  }).toString()

const inThreeDays = () => formatSlotDate(addDays(dublinDate(new Date()), 3))

async function bytesOf(url: string): Promise<number> {
  const reply = await fetch(`${url}/api/vendor/list?page=1`)
  return (await reply.bytes()).length
}

async function lastPage(url: string): Promise<number> {
  const reply = await fetch(`${url}/api/vendor/list?page=1`)
  const { total } = (await reply.json()) as { total: number }
  return Math.ceil(total / PAGE_SIZE)
}
