import type {
  FoundAppointmentOnWire,
  FoundMoneyOnWire,
  FoundPersonOnWire,
  FoundReceiptOnWire,
  searchEverything,
} from '@anseo/contract/admin-search'
import { listAccounts } from '@anseo/contract/accounts-admin'
import { listAdminAppointments } from '@anseo/contract/admin-appointments'
import { listPayments } from '@anseo/contract/admin-payments'
import type { Call, ReplyOf } from '@anseo/contract/call'
import { mayCall } from '@anseo/domain/admin-role'
import { FOUND_OF_EACH_KIND } from '@anseo/domain/limits'
import { centsToEuro } from '@anseo/domain/money'
import { FORMER_CLIENT } from '@anseo/domain/own-booking'
import { titleCase } from '@anseo/domain/person-name'
import { readSearchTerms } from '@anseo/domain/search-terms'
import { presentPerson as presentParty } from '../../../modules/identity/public.ts'
import { imageUrl } from '../../../platform/http/image-url.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentFiled, readForOperator } from '../appointments/list-for-operator.ts'
import { findOneForOperator, type OperatorDetail } from '../appointments/operator-detail-store.ts'
import { presentClient } from '../appointments/show-for-operator.ts'
import {
  findMatchingAppointments,
  findMatchingMoney,
  findMatchingReceipts,
  type MatchingMoney,
  type MatchingReceipt,
} from './money-store.ts'
import { findMatchingPeople, type MatchingPerson } from './people-store.ts'

/**
 * Searches people, then their appointments, then the payments of these; an id or receipt number is looked up in its own kind (D4). Shows
 * only the kinds whose lists the caller's role may read (D1).
 */
export async function searchEverythingFor(
  runtime: Pick<Runtime, 'db' | 'clock'>,
  { adminRole }: Caller,
  typed: string,
): Promise<ReplyOf<typeof searchEverything>> {
  const { db } = runtime
  const mayList = (list: Call & { access: 'admin' }) => adminRole !== null && mayCall(adminRole, list.roles)
  const terms = readSearchTerms(typed)
  const people = await findMatchingPeople(db, terms)
  const ids = await findMatchingAppointments(
    db,
    terms,
    people.map((person) => person.id),
  )
  const [appointments, money] = await Promise.all([
    readFound(runtime, ids),
    findMatchingMoney(db, terms, ids),
  ])
  const receipts = await findMatchingReceipts(
    db,
    terms,
    money.map(({ id }) => id),
  )
  return {
    people: mayList(listAccounts) ? people.map(presentPerson) : [],
    appointments: mayList(listAdminAppointments) ? appointments : [],
    payments: mayList(listPayments) ? money.map(presentMoney) : [],
    receipts: mayList(listPayments) ? receipts.map(presentReceipt) : [],
  }
}

/** Reads the appointments found, the latest first; vendors' own bookings, which no list contains, one by one. */
async function readFound(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<FoundAppointmentOnWire[]> {
  const place = { limit: FOUND_OF_EACH_KIND, offset: 0 }
  const listed = await readForOperator({ db, clock }, { ids: [...ids], order: 'latest' }, place)
  const others = ids.filter((id) => !listed.some(({ _id }) => _id === id))
  const own = await Promise.all(others.map((id) => findOneForOperator(db, id)))
  return [...listed, ...own.flatMap((found) => (found ? [presentOwn(found, clock.now())] : []))].toSorted(
    (a, b) => b.startsAt.localeCompare(a.startsAt),
  )
}

const presentOwn = (found: OperatorDetail, now: Date): FoundAppointmentOnWire => ({
  ...presentFiled(found.row, now),
  arrivedAmount: centsToEuro(found.arrivedCents),
  client: presentClient(found),
  vendor: {
    ...presentParty(found.vendor),
    speciality: found.trade.speciality,
    city: found.trade.city,
  },
})

const presentPerson = ({ speciality, city, ...person }: MatchingPerson): FoundPersonOnWire => ({
  _id: person.id,
  role: person.role,
  name: titleCase(person.name),
  email: person.email,
  phone: person.phone,
  image: imageUrl(person.imageKey),
  trade: speciality === null || city === null ? null : { speciality, city },
  blocked: person.blocked,
  payoutsOnHold: person.payoutsOnHold,
})

const presentAmount = ({ cents, at, who }: MatchingMoney | MatchingReceipt) => ({
  amount: centsToEuro(cents),
  at: at.toISOString(),
  who: titleCase(who ?? FORMER_CLIENT),
})

const presentMoney = (row: MatchingMoney): FoundMoneyOnWire => ({
  _id: row.id,
  kind: row.kind,
  providerId: row.provider_id,
  vendorId: row.vendor_id,
  actionable: row.actionable,
  ...presentAmount(row),
})

const presentReceipt = (row: MatchingReceipt): FoundReceiptOnWire => ({
  number: row.number,
  of: row.payment_id === null ? 'refund' : 'payment',
  _id: (row.payment_id ?? row.refund_id)!,
  ...presentAmount(row),
})
