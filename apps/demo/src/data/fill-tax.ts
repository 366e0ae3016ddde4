import { isIrishTaxNumber } from '@anseo/domain/tax-number'
import { yearOf } from '@anseo/domain/tax-quarter'
import { nextTaxStep, TAX_REMINDER_DAYS } from '@anseo/domain/tax-request'
import type { Transaction } from '@anseo/server/platform/database/database'
import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import { account } from '@anseo/server/modules/identity/tables/accounts'
import { tinOwner } from '@anseo/server/modules/money/public'
import { taxDetails, taxRequest } from '@anseo/server/modules/money/tables/tax'
import { vendor } from '@anseo/server/modules/catalogue/tables/vendors'
import { asc, eq } from 'drizzle-orm'
import type { DemoSettings } from './fill-demo.ts'
import { type DemoPeople, idOf } from './fill-people.ts'
import { insertRows } from './insert-rows.ts'
import { daysBefore } from './moments.ts'

/** One in this many vendors has not given its details. */
const MISSING_EACH = 9
const ASKED_DAYS = 12
/** The first of those without details was reminded twice, so its payouts wait. */
const HELD_DAYS = 75

type RequestRow = typeof taxRequest.$inferInsert

/**
 * Fills in what vendors gave for the tax office: most have, `vendor@demo.test` and some others were asked, and the payouts of
 * one are held. Without encryption none has given any.
 */
export async function fillTax(
  tx: Transaction,
  people: DemoPeople,
  { now, encryption }: Pick<DemoSettings, 'now' | 'encryption'>,
): Promise<void> {
  const shownId = idOf(people, DEMO_ACCOUNTS.vendor.key)
  const vendors = await tx
    .select({ id: vendor.id, name: account.name, city: vendor.city })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .orderBy(asc(account.email))
  const isMissing = (index: number, id: string) => id === shownId || !encryption || index % MISSING_EACH === 0
  const first = vendors.findIndex(({ id }, index) => id !== shownId && isMissing(index, id))
  const requests = vendors.map(({ id }, index): RequestRow => {
    const of = { vendorId: id, copyYear: yearOf(now) - 1 }
    if (!isMissing(index, id)) return { ...of, askedAt: daysBefore(now, 40), givenAt: daysBefore(now, 30) }
    return { ...of, ...(index === first ? heldSince(now) : askedAt(daysBefore(now, ASKED_DAYS))) }
  })
  await insertRows(tx, taxRequest, requests)
  if (!encryption) return
  const details = vendors.flatMap(({ id, name, city }, index) =>
    isMissing(index, id) ? [] : [detailsOf(id, { name, city, index, now, seal: encryption.seal })],
  )
  await insertRows(tx, taxDetails, details)
}

function askedAt(asked: Date) {
  const request = { askedAt: asked, remindedAt: null, heldAt: null, givenAt: null }
  return { ...request, nextAt: nextTaxStep(request, asked)?.dueAt ?? null }
}

const heldSince = (now: Date) => ({
  askedAt: daysBefore(now, HELD_DAYS),
  remindedAt: daysBefore(now, HELD_DAYS - TAX_REMINDER_DAYS[0]),
  heldAt: daysBefore(now, HELD_DAYS - TAX_REMINDER_DAYS[1]),
  nextAt: null,
})

interface Facts {
  name: string
  city: string
  index: number
  now: Date
  seal: (text: string, owner: string) => string
}

function detailsOf(
  vendorId: string,
  { name, city, index, now, seal }: Facts,
): typeof taxDetails.$inferInsert {
  const [firstName = name, ...others] = name.split(' ')
  return {
    vendorId,
    kind: 'individual',
    firstName,
    lastName: others.join(' ') || firstName,
    birthDate: `${1965 + (index % 35)}-0${1 + (index % 9)}-1${index % 10}`,
    street: `${1 + index} Main Street`,
    city,
    country: 'IE',
    sealedTin: seal(taxNumber(index), tinOwner(vendorId)),
    tinCountry: 'IE',
    givenAt: daysBefore(now, 30),
    changedAt: daysBefore(now, 30),
  }
}

/** Returns a tax number with the right check letter. */
function taxNumber(index: number): string {
  const digits = String(4_000_000 + index * 7919)
  return [...'ABCDEFGHIJKLMNOPQRSTUVW'].map((letter) => digits + letter).find(isIrishTaxNumber)!
}
