import type { AdminAppointmentOnWire, listAdminAppointments } from '@anseo/contract/admin-appointments'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { centsToEuro } from '@anseo/domain/money'
import { OPERATOR_STATES, type OperatorState, operatorState } from '@anseo/domain/operator-badge'
import { slotToWire } from '@anseo/domain/slot'
import { countedRows, type Place, placeOf } from '../../../platform/database/counted-rows.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireKnown } from '../../../modules/catalogue/public.ts'
import { presentPerson } from '../../../modules/identity/public.ts'
import { factsOf, slotOf, type AppointmentRow } from '../../../modules/booking/public.ts'
import { countStates, findForOperator, type OperatorAppointment } from './operator-list-store.ts'

/** Returns a page of all appointments, with the number in each state that match the other filters. */
export async function listForOperator(
  runtime: Pick<Runtime, 'db' | 'clock' | 'settings'>,
  query: QueryOf<typeof listAdminAppointments>,
): Promise<ReplyOf<typeof listAdminAppointments>> {
  const { db, clock } = runtime
  const { page, pageSize, state } = query
  requireKnown(runtime, query.speciality)
  const now = clock.now()
  const [appointments, counts] = await Promise.all([
    readForOperator({ db, clock }, query, placeOf(query)),
    countStates(db, now, query),
  ])
  const counted: readonly OperatorState[] = state ? [state] : OPERATOR_STATES
  const found = counted.reduce((sum, each) => sum + counts[each], 0)
  return {
    appointments,
    ...countedRows(found),
    page,
    pageSize,
    counts,
  }
}

/** Reads some of the appointments that a search finds, as lists and files show them. */
export async function readForOperator(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  filter: Parameters<typeof findForOperator>[2],
  place: Place,
): Promise<AdminAppointmentOnWire[]> {
  const now = clock.now()
  return (await findForOperator(db, now, filter, place)).map((row) => presentListed(row, now))
}

const presentListed = (
  { row, arrivedCents, client, vendor }: OperatorAppointment,
  now: Date,
): AdminAppointmentOnWire => ({
  ...presentFiled(row, now),
  arrivedAmount: centsToEuro(arrivedCents),
  client: presentPerson(client),
  vendor: { ...presentPerson(vendor), speciality: vendor.speciality, city: vendor.city },
})

/** Returns the fields of an appointment that list and detail share. */
export const presentFiled = (row: AppointmentRow, now: Date) => ({
  _id: row.id,
  state: operatorState(factsOf(row), now),
  cancelledBy: row.cancelledBy,
  ...slotToWire(slotOf(row)),
  startsAt: row.startsAt.toISOString(),
  bookedAt: row.bookedAt.toISOString(),
  totalAmount: centsToEuro(row.totalCents),
  paid: row.paidAt !== null,
  reportStatus: row.reportedAt && (row.reportSettledAt ? ('settled' as const) : ('open' as const)),
})
