import { setTimeout as pause } from 'node:timers/promises'
import { type Child, startChild } from '../child.ts'
import { comparedFigure } from '../figure.ts'
import { interleave } from '../measure.ts'
import type { Row } from '../row.ts'

const KB = 1024
/** Memory used while connecting is released after this time. */
const SETTLE_MS = 3_000

/** Measures the server's memory for an idle open socket against bare Socket.IO. */
export const sockets: Row = {
  name: 'sockets',
  measure: async (stage, { quick, rounds }) => {
    const count = quick ? 1000 : 4000
    const databaseUrl = await stage.createDatabase()
    const { ours, limit } = await interleave(rounds, {
      ours: async () => {
        const server = await stage.startServer(databaseUrl)
        return memoryOfEach(server, server.url, count)
      },
      limit: async () => {
        const bare = await startChild<{ url: string }>('bench/bare/socket-io.ts')
        return memoryOfEach(bare, bare.message.url, count)
      },
    })
    const what = `memory of an idle socket, of ${count.toLocaleString('en-IE')}`
    return [comparedFigure({ what, ours: ours / KB, limit: limit / KB, unit: 'KiB', goal: { atMost: 1.5 } })]
  },
}

/** Returns the memory of each socket. It also stops the server, so that the next round begins with a new one. */
async function memoryOfEach(server: Child, url: string, count: number): Promise<number> {
  const first = await startChild('bench/idle-sockets.ts', { args: [url, '200'] })
  await first.stop()
  await pause(SETTLE_MS)
  const before = await server.residentBytes()
  const crowd = await startChild('bench/idle-sockets.ts', { args: [url, String(count)] })
  await pause(SETTLE_MS)
  const after = await server.residentBytes()
  await crowd.stop()
  await server.stop()
  return (after - before) / count
}
