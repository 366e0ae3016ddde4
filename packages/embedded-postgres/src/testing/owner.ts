// A process that owns an embedded PostgreSQL until SIGTERM: `node owner.ts <data folder>`.
import { startEmbeddedPostgres } from '../start.ts'

const tell = (kind: string, text: string) => process.stdout.write(`${kind}\t${text.replaceAll('\n', ' ')}\n`)
const log = { info: (text: string) => tell('info', text), warn: (text: string) => tell('warn', text) }

try {
  const database = await startEmbeddedPostgres({ dataDir: process.argv[2]!, log })
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)))
  tell('ready', database.url)
  setInterval(() => undefined, 60_000)
} catch (error) {
  tell('failed', (error as Error).message)
}
