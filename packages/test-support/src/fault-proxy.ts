import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'
import { type Direction, type Fault, holdsBack } from './faults.ts'

/** A way to a server on this machine that can be disturbed. */
export interface FaultProxy {
  /** The port it listens on, on loopback only. */
  readonly port: number
  /** Number of open connections through it. */
  readonly connectionCount: number
  /** Sets the fault for all bytes from now on, also on open connections. */
  set(fault: Fault): void
  /** Resets every connection on both sides. */
  cut(): void
  close(): Promise<void>
}

const LOOK_EVERY_MS = 10

interface Pair {
  client: Socket
  server: Socket
}

/** Writes to a socket; resolves once the bytes are handed to the system, or the socket has ended. */
const written = (to: Socket, bytes: Buffer) => new Promise<unknown>((resolve) => to.write(bytes, resolve))

/**
 * Opens a proxy on a free port of loopback.
 * @param target the server: `{ port }`, or `{ path }` of a socket.
 * @param random what delays and cuts are drawn from, so that a run can be repeated.
 */
export async function openFaultProxy(target: NetConnectOpts, random: Random): Promise<FaultProxy> {
  const pairs = new Set<Pair>()
  let fault: Fault = { kind: 'none' }

  const cut = ({ client, server }: Pair) => {
    client.resetAndDestroy()
    server.destroy()
  }
  /** Passes one piece on, in as many parts and as late as the fault wants. */
  const pass = async (chunk: Buffer, pair: Pair, direction: Direction) => {
    const to = direction === 'to server' ? pair.server : pair.client
    if (fault.kind === 'cutting' && random.percent(fault.percent)) return cut(pair)
    if (fault.kind === 'delay') await pause(fault.ms + random.whole(0, fault.jitterMs ?? 0))
    for (let rest = chunk; rest.length > 0 && to.writable;) {
      while (holdsBack(fault, direction) && to.writable) await pause(LOOK_EVERY_MS)
      const size = fault.kind === 'slow' ? fault.bytes : rest.length
      await written(to, rest.subarray(0, size))
      rest = rest.subarray(size)
      if (fault.kind === 'slow') await pause(fault.everyMs)
    }
  }
  const carry = async (pair: Pair, direction: Direction) => {
    const [from, to] = direction === 'to server' ? [pair.client, pair.server] : [pair.server, pair.client]
    // A connection that breaks, or is cut here, ends the other side with it.
    for await (const chunk of from) await pass(chunk as Buffer, pair, direction)
    to.end()
  }

  const listener = createServer({ allowHalfOpen: true }, (client) => {
    if (fault.kind === 'refuse') return void client.resetAndDestroy()
    const pair = { client, server: connect({ ...target, allowHalfOpen: true } as NetConnectOpts) }
    pairs.add(pair)
    for (const socket of [client, pair.server]) {
      socket.on('error', () => cut(pair))
      socket.on('close', () => socket === client && pairs.delete(pair))
    }
    for (const direction of ['to server', 'to client'] as const) {
      carry(pair, direction).catch(() => cut(pair))
    }
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    port: (listener.address() as AddressInfo).port,
    get connectionCount() {
      return pairs.size
    },
    set: (next) => {
      fault = next
    },
    cut: () => pairs.forEach(cut),
    close: async () => {
      pairs.forEach(cut)
      const closed = once(listener, 'close')
      listener.close()
      await closed
    },
  }
}
