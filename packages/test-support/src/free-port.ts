import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give outgoing connections ports above these, so none of them takes a port before its user listens. */
const FIRST = 10_000
const COUNT = 22_000

/** Each process begins elsewhere, so that two of them rarely try the same port. */
let offset = randomInt(COUNT)

/** A TCP port that nothing listens on; a process gets each only once. */
export async function freePort(): Promise<number> {
  for (;;) {
    offset = (offset + 1) % COUNT
    const port = FIRST + offset
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}
