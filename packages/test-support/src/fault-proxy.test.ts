import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRandom } from './random.ts'
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts'

let server: Server
let heardByServer = ''
let proxy: FaultProxy
beforeEach(async () => {
  heardByServer = ''
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      heardByServer += data
      socket.write(data)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  proxy = await openFaultProxy({ port, host: '127.0.0.1' }, createRandom(1))
})
afterEach(async () => {
  await proxy.close()
  server.close()
})

interface Caller {
  socket: Socket
  heard: () => string
  /** The end of the connection, as soon as it has come. */
  end: Promise<string>
}

async function call(port = proxy.port): Promise<Caller> {
  const socket = connect({ port, host: '127.0.0.1' })
  let heard = ''
  socket.on('data', (data) => (heard += data))
  const end = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
    socket.on('close', () => resolve('closed'))
  })
  await once(socket, 'connect')
  return { socket, heard: () => heard, end }
}

test('without a fault everything arrives, in both directions', async () => {
  const { socket, heard } = await call()
  const text = 'all of it '.repeat(20_000)
  socket.write(text)
  await expect.poll(() => heard().length).toBe(text.length)
  expect(heard()).toBe(text)
  socket.end()
  await expect.poll(() => proxy.connectionCount).toBe(0)
})

test('a black hole takes connections and answers nothing; what was said arrives when it ends', async () => {
  const before = await call()
  before.socket.write('one ')
  await expect.poll(before.heard).toBe('one ')
  proxy.set({ kind: 'black hole' })
  const during = await call()
  before.socket.write('two')
  during.socket.write('three')
  const past = await call((server.address() as AddressInfo).port)
  past.socket.write('past it ')
  await expect.poll(past.heard).toBe('past it ')
  expect(heardByServer).toBe('one past it ')
  proxy.set({ kind: 'none' })
  const clear = await call()
  clear.socket.write('four')
  await expect.poll(clear.heard).toBe('four')
  await expect.poll(before.heard).toBe('one two')
  await expect.poll(during.heard).toBe('three')
})

test('half open, the server hears and is not heard', async () => {
  const { socket, heard } = await call()
  proxy.set({ kind: 'half open' })
  socket.write('hello')
  await expect.poll(() => heardByServer).toBe('hello')
  expect(heard()).toBe('')
  proxy.set({ kind: 'none' })
  await expect.poll(heard).toBe('hello')
})

test('delayed or slow, bytes keep their order', async () => {
  const { socket, heard } = await call()
  proxy.set({ kind: 'delay', ms: 5, jitterMs: 20 })
  for (const letter of 'abcdef') socket.write(letter)
  await expect.poll(heard).toBe('abcdef')
  proxy.set({ kind: 'slow', bytes: 1, everyMs: 5 })
  socket.write('ghijkl')
  await expect.poll(heard).toBe('abcdefghijkl')
})

test('a cut resets what is open, and a refusal what comes', async () => {
  const open = await call()
  proxy.cut()
  expect(await open.end).toBe('ECONNRESET')
  proxy.set({ kind: 'refuse' })
  const socket = connect({ port: proxy.port, host: '127.0.0.1' })
  const [error] = (await once(socket, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNRESET')
})

test('cutting ends a connection now and then', async () => {
  const { socket, end } = await call()
  proxy.set({ kind: 'cutting', percent: 100 })
  socket.write('never')
  expect(await end).not.toBe('')
  expect(heardByServer).toBe('')
})
