import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Slot } from '@anseo/domain/slot'
import { CalendarUnreadable, type ImportWindow } from './read-busy.ts'

const LIMIT_MS = 10_000
const MEMORY_MB = 256

/**
 * Reads the busy times of a file like `readBusy`, in a thread that ends after 10 seconds: a file can hold recurrences
 * without an end, and the server answers others meanwhile.
 * @throws CalendarUnreadable
 */
export async function readBusyInWorker(text: string, window: ImportWindow): Promise<Slot[]> {
  const worker = new Worker(new URL('read-busy-worker.ts', import.meta.url), {
    workerData: { text, window },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  try {
    const [busy] = (await once(worker, 'message', { signal: AbortSignal.timeout(LIMIT_MS) })) as [Slot[]]
    return busy
  } catch (error) {
    throw new CalendarUnreadable('no calendar, or without an end', { cause: error })
  } finally {
    await worker.terminate()
  }
}
