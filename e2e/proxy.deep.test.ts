import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@anseo/test-support/free-port'
import { type Proxy, startProxy } from '../scripts/cluster/proxy.ts'
import { expect, test } from './browser.ts'

// nginx with the template of compose runs before two small servers in place of processes (docs/operating.md).

const stops: (() => unknown)[] = []
test.afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

/** Starts a process of a release that has these files, and answers every POST. @returns its port. */
async function startRelease(files: readonly string[]): Promise<number> {
  const server: Server = createServer(({ method, url = '' }, reply) => {
    const status = method === 'POST' || files.includes(url) ? 200 : 404
    reply.writeHead(status).end(url)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return (server.address() as AddressInfo).port
}

async function startBefore(processPorts: number[]): Promise<string> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'anseo-proxy-'))
  stops.push(() => rm(folder, { recursive: true, force: true }))
  const proxy: Proxy = await startProxy({ port, processPorts, folder, tls: false })
  stops.push(() => proxy.stop())
  return `http://127.0.0.1:${port}`
}

test('files of both releases are found while two run', async () => {
  const assets = (release: string) => ['/assets/', '/pro/assets/', '/admin/assets/'].map((at) => at + release)
  const [before, after] = [assets('1a2b.js'), assets('3c4d.js')]
  const url = await startBefore([await startRelease(before), await startRelease(after)])
  for (const path of [...before, ...after]) {
    for (let times = 0; times < 4; times++) expect((await fetch(url + path)).status, path).toBe(200)
  }
  expect((await fetch(`${url}/assets/none.js`)).status).toBe(404)
})

test('a call with an Idempotency-Key goes on to the next process when one does not answer', async () => {
  const url = await startBefore([await startSilent(), await startRelease([])])
  const book = () => fetch(`${url}/api/user/book`, { method: 'POST', headers: { 'Idempotency-Key': 'once' } })
  const replies = await Promise.all([book(), book(), book(), book()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

/** Starts a process whose address takes no connection and refuses none: it is stopped, and its queue is full. */
async function startSilent(): Promise<number> {
  const program = `const server = require('node:net').createServer()
    server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => process.stdout.write(String(server.address().port)))`
  const child: ChildProcess = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  stops.push(() => child.kill('SIGKILL'))
  const [output] = await once(child.stdout!, 'data')
  const port = Number(output)
  child.kill('SIGSTOP')
  const waiting: Socket[] = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'))
  for (const socket of waiting) socket.on('error', () => {})
  stops.push(() => waiting.forEach((socket) => socket.destroy()))
  // The kernel takes one more than the backlog.
  await Promise.all([once(waiting[0]!, 'connect'), once(waiting[1]!, 'connect')])
  return port
}
