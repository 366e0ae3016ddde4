import { nextReading } from '@anseo/domain/imported-calendar'
import type { Runtime } from '../../../platform/runtime.ts'
import { importCalendarJob } from '../events.ts'
import { takeDue } from './store.ts'

/** The sweep: queues the reading of each calendar that is due (B10). */
export async function importDueCalendars(runtime: Runtime): Promise<void> {
  await runtime.transaction(async (unit) => {
    for (const calendarId of await takeDue(unit.db, unit.now, nextReading(null, unit.now))) {
      await unit.enqueue(importCalendarJob, { calendarId }, { once: `import-calendar:${calendarId}` })
    }
  })
}
