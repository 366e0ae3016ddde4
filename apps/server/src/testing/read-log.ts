import { Writable } from 'node:stream'
import { openLog } from '../platform/process/log.ts'

/** Logs at the most detailed level, and returns the lines so far. */
export function readLog() {
  const written: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  return {
    log: openLog('trace', stream),
    lines: (): Record<string, unknown>[] => written.map((line) => JSON.parse(line)),
  }
}
