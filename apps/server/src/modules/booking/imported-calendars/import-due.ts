import type { Runtime } from '../../../platform/runtime.ts'
import { importCalendarJob } from '../events.ts'
import { nextReading } from './fetch-busy.ts'
import { takeDue } from './store.ts'

/** The sweep: queues the reading of each calendar whose last reading was 15 minutes ago or earlier (B10). */
export async function importDueCalendars(runtime: Runtime): Promise<void> {
  await runtime.transaction(async (unit) => {
    for (const calendarId of await takeDue(unit.db, unit.now, nextReading(unit.now))) {
      await unit.enqueue(importCalendarJob, { calendarId }, { once: `import-calendar:${calendarId}` })
    }
  })
}
