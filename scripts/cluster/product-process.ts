import { join } from 'node:path'
import { BUILT_SERVER, SERVER_FLAGS } from '../server-program.mjs'
import { plainEnvironment, ROOT } from '../spawn-product.ts'
import { startService, type Service } from './service.ts'

/** A process of the product behind the proxy. */
export interface ProductProcess {
  readonly name: string
  readonly port: number
  /** The address of the process itself, without the proxy. */
  readonly url: string
  start(): Promise<void>
  /** Ends it in an orderly way (SIGTERM): it drains, then closes. */
  stop(): Promise<void>
  /** Kills it without warning (SIGKILL). */
  kill(): Promise<void>
}

interface ProcessOptions {
  name: string
  port: number
  settings: Record<string, string>
  /** Folder for its log. */
  folder: string
}

/** Describes a process; `start` runs it and waits until it is ready. */
export function productProcess({ name, port, settings, folder }: ProcessOptions): ProductProcess {
  let service: Service | undefined
  const url = `http://127.0.0.1:${port}`
  return {
    name,
    port,
    url,
    async start() {
      service = startService({
        program: process.execPath,
        words: [...SERVER_FLAGS, BUILT_SERVER],
        logFile: join(folder, `${name}.log`),
        cwd: ROOT,
        env: { ...plainEnvironment(), ...settings, PORT: String(port), HOST: '127.0.0.1' },
      })
      await service.until(() => isReady(url))
    },
    stop: async () => service?.end(),
    kill: async () => service?.end('SIGKILL'),
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    (reply) => reply.ok,
    () => false,
  )
