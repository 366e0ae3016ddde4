import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CLIENT_PREFIX, CLIENTS, clientId, VENDOR_PREFIX, VENDORS, vendorId } from './people.ts'
import { locatePgbench } from './pgbench.ts'
import type { RecordedStatement } from './record-sql.ts'
import { SERVER_SOURCE } from '../scripts/server-program.mjs'
import { bookingCall, DAYS, DISTINCT_SLOTS, numberedBooking, slotAt } from './slots.ts'
import { DATABASE_POOL, type Stage } from './stage.ts'

/** The booking that is recorded: the last one, which no measurement comes to. */
const RECORDED = DISTINCT_SLOTS - 1

/** Records the SQL of one booking, from the session to the commit. */
export async function recordBooking(stage: Stage, databaseUrl: string): Promise<RecordedStatement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'anseo-record-'))
  const file = join(folder, 'statements')
  const server = await stage.startServer(
    databaseUrl,
    { RECORD_SQL: file },
    {
      // The recorder reaches the database's driver only where it is a module of its own.
      program: SERVER_SOURCE,
      nodeFlags: ['--import', join(import.meta.dirname, 'record-sql.ts')],
    },
  )
  const reply = await fetch(`${server.url}/api/user/book-appointment`, {
    method: 'POST',
    ...bookingCall(numberedBooking(RECORDED)),
  })
  if (!reply.ok) throw new Error(`The booking to record was refused: ${await reply.text()}`)
  await pause(200)
  await server.stop()
  const all = (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedStatement)
  await rm(folder, { recursive: true })
  return [...sessionOf(all), ...transactionOf(all)]
}

const sessionOf = (all: RecordedStatement[]) =>
  all.filter(({ text }) => /^select .* from "session"/.test(text)).slice(0, 1)

/** Takes the statements from `begin` to `commit` of the connection that inserted the appointment. */
function transactionOf(all: RecordedStatement[]): RecordedStatement[] {
  const inserted = all.findIndex(isInsert)
  const { connection } = all[inserted]!
  const own = all
    .map((statement, at) => ({ ...statement, at }))
    .filter((one) => one.connection === connection)
  const begin = own.findLast(({ text, at }) => at < inserted && /^begin/i.test(text))!.at
  const commit = own.find(({ text, at }) => at > inserted && /^commit/i.test(text))!.at
  return own.filter(({ at }) => at >= begin && at <= commit)
}

const isInsert = ({ text }: RecordedStatement) => text.startsWith('insert into "appointment" ')

/**
 * The recorded booking as a script of pgbench: each run of it takes the next distinct slot, `offset_days` beyond those
 * that are booked over HTTP.
 */
export function pgbenchScript(statements: readonly RecordedStatement[]): string {
  const { vendor, client, slot } = numberedBooking(RECORDED)
  const first = slotAt(0, 0).start.getTime() / 1000
  const expressions = new Map<string, string>([
    [vendorId(vendor), numberedId(VENDOR_PREFIX, 'vendor')],
    [clientId(client), numberedId(CLIENT_PREFIX, 'client')],
    [slot.start.toISOString(), 'to_timestamp(:start)'],
    [slot.end.toISOString(), 'to_timestamp(:start + 3600)'],
  ])
  const appointmentId = statements.find(({ text }) => text.startsWith('insert into "appointment_event"'))
    ?.values[0]
  expressions.set(String(appointmentId), ':booked_id')
  const head = [
    '\\set turn :turn + 1',
    `\\set n :client_id + :turn * ${DATABASE_POOL}`,
    `\\set vendor :n % ${VENDORS}`,
    `\\set client :n % ${CLIENTS}`,
    `\\set place :n / ${VENDORS}`,
    `\\set start ${first} + (:offset_days + :place % ${DAYS}) * 86400 + (:place / ${DAYS}) * 3600`,
  ]
  const body = statements.map((statement) => {
    const text = withValues(statement, expressions)
    return isInsert(statement) ? `${text} \\gset booked_` : `${text};`
  })
  return [...head, ...body, ''].join('\n')
}

const numberedId = (prefix: string, variable: string) =>
  `('${prefix}-' || lpad((:${variable})::text, 12, '0'))::uuid`

const withValues = ({ text, values }: RecordedStatement, expressions: ReadonlyMap<string, string>) =>
  text
    .trim()
    .replace(/;$/, '')
    .replace(/\$(\d+)/g, (_, place: string) => asSql(values[Number(place) - 1], expressions))

const asSql = (value: unknown, expressions: ReadonlyMap<string, string>): string =>
  Array.isArray(value)
    ? `array[${value.map((item) => asSql(item, expressions)).join(', ')}]`
    : (expressions.get(String(value)) ?? literal(value))

/** A value as SQL; pgbench takes a colon for a variable, also within quotes. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = String(value).replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `E'${text.replaceAll(':', '\\x3a').replaceAll('\n', '\\n')}'`
}

/** Runs the script on as many connections as the product has. @returns bookings per second. */
export async function runPgbench(
  script: string,
  databaseUrl: string,
  { seconds, offsetDays }: { seconds: number; offsetDays: number },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'anseo-pgbench-'))
  const file = join(folder, 'booking.sql')
  await writeFile(file, script)
  const { searchParams, username, pathname } = new URL(databaseUrl)
  const words = ['-n', '-M', 'prepared', '-c', DATABASE_POOL, '-j', 1, '-T', seconds, '-f', file]
  const variables = ['-D', 'turn=0', '-D', `offset_days=${offsetDays}`]
  const where = ['-h', searchParams.get('host') ?? '', '-U', username, pathname.slice(1)]
  const { stdout } = await promisify(execFile)(locatePgbench(), [
    ...words.map(String),
    ...variables,
    ...where,
  ])
  await rm(folder, { recursive: true })
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
}
