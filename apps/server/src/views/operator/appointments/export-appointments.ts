import type { AdminAppointmentOnWire, exportAppointments } from '@anseo/contract/admin-appointments'
import type { QueryOf } from '@anseo/contract/call'
import { isoOfSlotDate } from '@anseo/domain/slot-date'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import { listExport } from '../../../modules/audit/public.ts'
import { readForOperator } from './list-for-operator.ts'

const COLUMNS: readonly CsvColumn<AdminAppointmentOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'Starts', valueOf: ({ startsAt }) => startsAt },
  { head: 'Day', valueOf: ({ slotDate }) => isoOfSlotDate(slotDate) },
  { head: 'From', valueOf: ({ startTime }) => startTime },
  { head: 'To', valueOf: ({ endTime }) => endTime },
  { head: 'Booked', valueOf: ({ bookedAt }) => bookedAt },
  { head: 'State', valueOf: ({ state }) => state },
  { head: 'Cancelled by', valueOf: ({ cancelledBy }) => cancelledBy },
  { head: 'Report', valueOf: ({ reportStatus }) => reportStatus },
  { head: 'Client', valueOf: ({ client }) => client.name },
  { head: 'Client id', valueOf: ({ client }) => client._id },
  { head: 'Vendor', valueOf: ({ vendor }) => vendor.name },
  { head: 'Vendor id', valueOf: ({ vendor }) => vendor._id },
  { head: 'Speciality', valueOf: ({ vendor }) => vendor.speciality },
  { head: 'Town', valueOf: ({ vendor }) => vendor.city },
  { head: 'Total', valueOf: ({ totalAmount }) => totalAmount },
  { head: 'Paid', valueOf: ({ paid }) => (paid ? 'yes' : 'no') },
]

/** Returns the appointments that a search finds as a CSV file. */
export const exportAppointmentsBy = listExport({
  name: 'appointments',
  columns: COLUMNS,
  find: (runtime, query: QueryOf<typeof exportAppointments>, place) => readForOperator(runtime, query, place),
})
