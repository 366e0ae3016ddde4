import { DAY_MS } from '@anseo/domain/duration'
import { MAX_CALENDAR_BYTES } from '@anseo/domain/imported-calendar'
import type { Slot } from '@anseo/domain/slot'
import { FetchError, fetchPublic } from '../../../platform/outbound/fetch-public.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { LONGEST_AHEAD_MS } from '../calendar/taken-times.ts'
import { CalendarUnreadable } from './read-busy.ts'
import { readBusyInWorker } from './read-busy-in-worker.ts'

const UNCHANGED = 304

/** Why a calendar could not be read. */
export type ReadProblem = 'unreachable' | 'not-https' | 'too-large' | 'no-calendar'

export type Reading =
  | { kind: 'read'; busy: Slot[]; etag: string | null }
  | { kind: 'unchanged' }
  | { kind: 'failed'; problem: ReadProblem }

/**
 * Reads another calendar by its address: its busy times from yesterday until a year from now.
 * @param etag the version that was read last; an unchanged file is not sent again.
 */
export async function fetchBusy(
  { config, clock, publicUrl }: Runtime,
  address: string,
  etag: string | null,
): Promise<Reading> {
  const now = clock.now().getTime()
  const window = {
    from: new Date(now - DAY_MS),
    to: new Date(now + LONGEST_AHEAD_MS),
    ownHost: new URL(publicUrl).hostname,
  }
  try {
    const file = await fetchPublic(address, {
      headers: { accept: 'text/calendar', ...(etag && { 'if-none-match': etag }) },
      maxBytes: MAX_CALENDAR_BYTES,
      localCertificate: config.localCertificate,
    })
    if (file.status === UNCHANGED && etag) return { kind: 'unchanged' }
    if (file.status !== 200) return { kind: 'failed', problem: 'unreachable' }
    const busy = await readBusyInWorker(file.body.toString('utf8'), window)
    return { kind: 'read', busy, etag: file.etag }
  } catch (error) {
    if (error instanceof FetchError) return { kind: 'failed', problem: error.problem }
    if (error instanceof CalendarUnreadable) return { kind: 'failed', problem: 'no-calendar' }
    throw error
  }
}
