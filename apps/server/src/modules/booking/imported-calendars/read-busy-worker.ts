import { parentPort, workerData } from 'node:worker_threads'
import { type ImportWindow, readBusy } from './read-busy.ts'

// Runs in a thread of its own: see read-busy-in-worker.ts.
const { text, window } = workerData as { text: string; window: ImportWindow }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(readBusy(text, window))
