import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { HostReply, HostRequest } from '@anseo/test-support/product-host-messages'

import { plainEnvironment, ROOT, type Settings } from '../scripts/spawn-product.ts'

const PROGRAM = join(ROOT, 'apps/server/src/testing/product-host.ts')

let host: ChildProcess | undefined

/** Starts a product on a port in the host of this worker, and waits until it serves; throws when it does not start. */
export const startInHost = (port: string, settings: Settings): Promise<void> =>
  ask({ does: 'start', port, settings })

/** Stops the product on a port in the host of this worker, in an orderly way; nothing happens if none runs there. */
export const stopInHost = (port: string): Promise<void> => ask({ does: 'stop', port })

function ask(request: HostRequest): Promise<void> {
  host ??= startHost()
  const child = host
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The host of products ended with ${code}.`))
    child.on('message', function onReply({ port, failure }: HostReply) {
      if (port !== request.port) return
      child.off('message', onReply).off('exit', onExit)
      if (failure === null) resolve()
      else reject(new Error(failure))
    })
    child.once('exit', onExit)
    child.send(request)
  })
}

/** Starts the host, which ends with this process because its channel is then closed. */
function startHost(): ChildProcess {
  const child = fork(PROGRAM, {
    cwd: ROOT,
    env: plainEnvironment(),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.once('exit', () => (host = undefined))
  child.unref()
  child.channel?.unref()
  return child
}
