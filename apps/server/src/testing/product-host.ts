// Runs products for browser tests, each with settings and data of its own, in one process: a start takes a fraction of
// the time then, and code that has run once is fast. It ends when its parent closes the channel.
import { HELD_DATABASE } from '@anseo/embedded-postgres/start'
import type { HostReply, HostRequest } from '@anseo/test-support/product-host-messages'
import { readConfig } from '../platform/config/config.ts'
import { unwrapQueryError } from '../platform/process/unwrap-query-error.ts'
import { openLog } from '../platform/process/log.ts'
import { createResources, type Resources } from '../resources.ts'
import { startServer } from '../start.ts'

const running = new Map<string, Resources>()

process.on('message', (request: HostRequest) => void perform(request))
process.on('disconnect', () => process.exit())

async function perform(request: HostRequest): Promise<void> {
  const { port } = request
  const reply = (failure: string | null) => process.send!({ port, failure } satisfies HostReply)
  try {
    await (request.does === 'start' ? start(port, request.settings) : stop(port))
    reply(null)
  } catch (error) {
    reply(String(unwrapQueryError(error)))
  }
}

async function start(port: string, settings: Record<string, string>): Promise<void> {
  // The database is read from the environment of the process before anything is awaited.
  process.env[HELD_DATABASE] = settings[HELD_DATABASE] ?? ''
  const config = readConfig({ ...settings, PORT: port })
  const resources = createResources()
  running.set(port, resources)
  await startServer(config, openLog(config.logLevel), resources)
}

async function stop(port: string): Promise<void> {
  await running.get(port)?.close()
  running.delete(port)
}
