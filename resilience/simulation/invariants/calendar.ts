import { excludes } from '../database.ts'
import type { World } from '../world.ts'
import { hold } from './hold.ts'

/** Asserts that no two live appointments of a vendor overlap (S4), and that its count is that of its completed ones (L3). */
export function calendarHolds({ db }: World): void {
  const appointments = db.all('appointment')
  for (const [index, row] of appointments.entries()) {
    for (const other of appointments.slice(index + 1)) {
      hold(!excludes(row, other), () => `${row.id} and ${other.id} overlap`)
    }
  }
  for (const { id, completedAppointments } of db.all('vendor')) {
    const completed = appointments.filter(({ vendorId, completedAt }) => vendorId === id && completedAt)
    hold(
      completed.length === completedAppointments,
      () => `${id} counts ${completedAppointments} completed appointments and has ${completed.length}`,
    )
  }
}
