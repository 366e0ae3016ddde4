import { visibleFrom } from '@anseo/domain/review'
import { REVIEW_DAYS } from '@anseo/domain/limits'
import type { review } from '@anseo/server/modules/trust/tables/reviews'
import { type ListedVendor, listedVendors } from './all-vendors.ts'
import type { AppointmentRow } from './appointment-facts.ts'
import { clients } from './clients.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import { daysBefore, hoursAfter } from './moments.ts'
import { type RandomSource, randomFrom } from './random.ts'
import { GENERAL_PRAISE, MIXED, OF_CLIENTS, POOR, PRAISE, SORRY, THANKS } from './review-words.ts'

export type ReviewRow = typeof review.$inferInsert

/**
 * Returns the reviews of completed appointments, by vendor and newest first. Appointments that can still be reviewed have
 * none, nor do 45 % of the older ones.
 */
export function reviewRows(rows: readonly AppointmentRow[], people: DemoPeople, now: Date): ReviewRow[] {
  const firstNames = new Map(clients.map(({ key, name }) => [idOf(people, key), name.split(' ')[0]!]))
  return listedVendors.flatMap((vendor) => {
    const random = randomFrom(`reviews of ${vendor.key}`)
    const id = idOf(people, vendor.key)
    const draw = reviewGenerator(vendor, random)
    return rows
      .filter(({ vendorId, completedAt }) => vendorId === id && completedAt)
      .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
      .flatMap((row) => reviewsOf(row, draw, random, firstNames.get(row.clientId) ?? '', now))
  })
}

/** Returns a function that draws stars and text of the next review; no text appears twice for the same vendor. */
function reviewGenerator({ speciality }: ListedVendor, random: RandomSource) {
  const kindness = 0.62 + random.next() * 0.33
  const shuffled = (sentences: readonly string[]) =>
    sentences.map((text) => ({ text, key: random.next() })).toSorted((a, b) => a.key - b.key)
  const pools = {
    high: shuffled([...PRAISE[speciality], ...GENERAL_PRAISE]),
    mixed: shuffled(MIXED),
    low: shuffled(POOR),
  }
  const drawStars = () => {
    const mood = random.next()
    if (mood < kindness) return 5
    if (mood < kindness + 0.25) return 4
    return mood < 0.985 ? 3 : 2
  }
  return () => {
    const stars = drawStars()
    const pool = stars === 5 ? pools.high : stars > 2 ? pools.mixed : pools.low
    return { stars, text: pool.pop()?.text ?? null }
  }
}

function reviewsOf(
  row: AppointmentRow,
  draw: () => { stars: number; text: string | null },
  random: RandomSource,
  firstName: string,
  now: Date,
): ReviewRow[] {
  const completedAt = row.completedAt!
  const isOpen = completedAt > daysBefore(now, REVIEW_DAYS)
  if (isOpen || random.next() < 0.45) return []
  const clientWroteAt = hoursAfter(completedAt, 2 + random.below(200))
  const vendorWroteAt = random.next() < 0.5 ? hoursAfter(completedAt, 1 + random.below(100)) : null
  const visibleAt = visibleFrom({ completedAt, clientWroteAt, vendorWroteAt })
  const both = {
    appointmentId: row.id,
    clientId: row.clientId,
    vendorId: row.vendorId,
    visibleAt,
    countedAt: visibleAt,
  }
  const said = draw()
  const replies = said.text !== null && random.next() < 0.4
  const answer = random.pick(said.stars > 3 ? THANKS : SORRY).replace('{name}', firstName)
  const byClient: ReviewRow = { ...both, author: 'client', ...said, writtenAt: clientWroteAt }
  const repliedAt = hoursAfter(visibleAt, 1 + random.below(18))
  if (replies && repliedAt < now) Object.assign(byClient, { reply: answer, repliedAt })
  if (!vendorWroteAt) return [byClient]
  const ofClient = {
    stars: random.next() < 0.9 ? 5 : 4,
    text: random.next() < 0.5 ? random.pick(OF_CLIENTS) : null,
  }
  return [byClient, { ...both, author: 'vendor', ...ofClient, writtenAt: vendorWroteAt }]
}
