import { ensureServices, servicePath } from '../ensure-services.mjs'
import { isListening, startService, type Service } from './service.ts'

/** A Redis on loopback without persistence: its data is temporary, and PostgreSQL has the rest. */
export interface Redis {
  url: string
  stop(): Promise<void>
  /** Starts it again, empty, on the same port. */
  start(): Promise<void>
}

/** Starts a Redis on that port; `folder` takes its log. */
export async function startRedis(port: number, folder: string): Promise<Redis> {
  ensureServices(['redis-server'])
  const settings = { port: String(port), bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' }
  let service: Service
  const start = async () => {
    service = startService({
      program: servicePath('redis-server')!,
      words: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
      logFile: `${folder}/redis.log`,
    })
    await service.until(() => isListening(port))
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop: () => service.end() }
}
