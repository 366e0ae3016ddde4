// A process that owns an embedded PostgreSQL until SIGTERM: `node owner.ts <data folder>`.
import { startEmbeddedPostgres } from '../start.ts'

const report = (kind: string, text: string) =>
  process.stdout.write(`${kind}\t${text.replaceAll('\n', ' ')}\n`)
const log = { info: (text: string) => report('info', text), warn: (text: string) => report('warn', text) }

try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2]!, log })
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)))
  report('ready', database.url)
  setInterval(() => undefined, 60_000)
} catch (error) {
  report('failed', (error as Error).message)
}
