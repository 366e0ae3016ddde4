import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'
import { io, type Socket } from 'socket.io-client'
import type { Random } from '@anseo/test-support/random'
import type { Stage } from '../stage.ts'
import { draftOf, sentOf } from './draft.ts'
import type { Findings } from './findings.ts'
import type { KnownIds } from './known-ids.ts'
import { createPeople, type People, type Person } from './people.ts'
import { createTenant, learnOwn, type Tenant } from './tenants.ts'
import { asCurl, send } from './transport.ts'
import { type RowWatch, watchRows } from './watch-rows.ts'
import { type Ownership, sortRows } from './whose-rows.ts'

/** The minimum and maximum number of steps in a sequence. */
const STEPS = [3, 7] as const
/** The number of sequences played by the same two tenants. */
const SEQUENCES_PER_RAID = 500
/** The number of sequences after which the victim writes a message, which the attacker must not receive. */
const VICTIM_WRITES_EVERY = 50
const ANSWER_LIMIT_MS = 30_000

/** Calls that end the caller's own account or session. */
const ENDS_OWN = /(logout|change-password|erasure|second-factor)/

const calls: readonly Call[] = Object.values(CALLS).flat()
const crossTenantCalls = calls.filter(
  ({ access, method, path }) =>
    access !== 'admin' &&
    !(method !== 'GET' && (ENDS_OWN.test(path) || /(login|register|forgot|resend|reset)/.test(path))),
)

interface TenantAttack {
  stage: Stage
  findings: Findings
  people: People
  attacker: Tenant
  victim: Tenant
  rows: RowWatch
  ownership: Ownership
  sockets: { person: Person; socket: Socket }[]
  /** Events received by the attacker's sockets since the last check. */
  receivedEvents: string[]
}

/**
 * Plays sequences of calls and socket events by one tenant (the attacker) with the ids of another's rows (the victim).
 * No private data of the victim may appear in a reply, and none of its rows may change.
 */
export async function fuzzSequences(
  stage: Stage,
  { count, random, findings }: { count: number; random: Random; findings: Findings },
): Promise<void> {
  const rows = await watchRows(stage.database)
  for (let done = 0; done < count && !stage.ended(); done += SEQUENCES_PER_RAID) {
    // New tenants are needed from time to time, since one who has been written to may write back.
    const attacker = await createTenant(stage, 'X')
    const victim = await createTenant(stage, 'Y')
    const size = Math.min(SEQUENCES_PER_RAID, count - done)
    await raidBy(stage, { attacker, victim, rows, count: size, random: random.fork(done), findings })
  }
}

async function raidBy(
  stage: Stage,
  {
    count,
    random,
    ...sides
  }: { attacker: Tenant; victim: Tenant; rows: RowWatch; count: number; random: Random; findings: Findings },
): Promise<void> {
  const { attacker, victim, rows } = sides
  const people = createPeople(stage.database)
  await Promise.all(
    [attacker, victim].flatMap(({ client, vendor }) => [people.renew(client), people.renew(vendor)]),
  )
  await learnOwn(stage.url, victim)
  await settled(rows)
  const receivedEvents: string[] = []
  const sockets = await Promise.all(
    [attacker.client, attacker.vendor].map(async (person) => ({
      person,
      socket: await listen(stage, person, receivedEvents),
    })),
  )
  const raid: TenantAttack = {
    stage,
    people,
    ...sides,
    ownership: sortRows(await rows.all(), sides),
    sockets,
    receivedEvents,
  }
  const own = await listen(stage, victim.client, [])
  for (let number = 0; number < count && !stage.ended(); number += 1) {
    if (number % VICTIM_WRITES_EVERY === 0) await victimWrites(raid, own)
    await playSequence(raid, random.fork(number))
  }
  for (const { socket } of sockets) socket.disconnect()
  own.disconnect()
}

/** Waits until background work begun before, such as emails and payments, writes no more rows. */
async function settled(rows: RowWatch): Promise<void> {
  for (let quiet = 0, tries = 0; quiet < 2 && tries < 100; tries += 1) {
    quiet = (await rows.take()).length === 0 ? quiet + 1 : 0
    await pause(100)
  }
}

async function listen({ url }: Stage, { token }: Person, receivedEvents: string[]): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true })
  socket.onAny((...event) => receivedEvents.push(JSON.stringify(event)))
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(null))
    socket.once('connect_error', reject)
  })
  return socket
}

/** Lets the victim write a message. The write itself is expected; the attacker must not receive it. */
async function victimWrites({ victim, rows, stage }: TenantAttack, socket: Socket): Promise<void> {
  const sent = { receiverId: victim.vendor.id, content: victim.mark }
  await socket.timeout(ANSWER_LIMIT_MS).emitWithAck('send_message', sent)
  await learnOwn(stage.url, victim)
  await settled(rows)
}

async function playSequence(raid: TenantAttack, random: Random): Promise<void> {
  const steps: string[] = []
  for (let left = random.whole(...STEPS); left > 0; left -= 1) {
    steps.push(random.percent(88) ? await reachByCall(raid, random) : await reachBySocket(raid, random))
  }
  const note = (kind: string, place: string, seen: string) =>
    raid.findings.add({ kind, place, seen, reproduction: steps.join('\n    ') })
  for (const change of await raid.rows.take()) {
    const wrong = raid.ownership.follow(change)
    if (wrong) note('write across tenants', wrong, JSON.stringify(change))
  }
  for (const text of raid.receivedEvents.splice(0)) {
    if (findLeak(raid, text, '')) note('heard across tenants', 'socket', text)
  }
}

/** Picks mostly ids of the victim, and some of the attacker's own, with which calls get further. */
function idsFor({ attacker, victim }: TenantAttack): KnownIds {
  return {
    ...victim.ids,
    pick: (random, name, path) => (random.percent(75) ? victim : attacker).ids.pick(random, name, path),
  }
}

async function reachByCall(raid: TenantAttack, random: Random): Promise<string> {
  const { attacker, stage, people } = raid
  const call = random.pick(crossTenantCalls)
  const person = call.access === 'vendor' ? attacker.vendor : attacker.client
  const sent = sentOf(draftOf(call, random, idsFor(raid)), person.token)
  const reply = await send(stage.url, sent)
  const text = `${reply.body.toString('utf8')} ${JSON.stringify(reply.headers)}`
  const curl = asCurl(stage.url, sent)
  const asked = `${sent.target} ${sent.body?.toString('utf8') ?? ''}`
  const leak = findLeak(raid, text, asked)
  if (leak) {
    raid.findings.add({
      kind: 'read across tenants',
      place: `${call.method} ${call.path}`,
      seen: `${leak} in ${text}`,
      reproduction: curl,
    })
  }
  if (reply.status >= 500) {
    raid.findings.add({ kind: `status ${reply.status}`, place: call.path, seen: text, reproduction: curl })
  }
  if (reply.status === 401) await people.renew(person)
  if (reply.status === 200 && !call.file && call.access !== 'public') {
    attacker.ids.learn(call.path, JSON.parse(reply.body.toString('utf8')))
  }
  return `${person.label}: ${curl} → ${reply.status}`
}

async function reachBySocket(raid: TenantAttack, random: Random): Promise<string> {
  const { person, socket } = random.pick(raid.sockets)
  const { client, vendor } = raid.victim
  const other = random.pick([client, vendor])
  const [event, payload] = random.pick([
    ['send_message', { receiverId: other.id, content: 'Is ten o’clock all right?' }],
    ['send_message', { receiverId: other.id, senderId: vendor.id, content: 'Is ten o’clock all right?' }],
    ['join_room', `${other.role}:${other.id}`],
    ['join_room', other.id],
    ['message_read', { senderId: other.id, receiverId: client.id }],
  ] as const)
  if (!socket.connected) socket.connect()
  const answer: unknown =
    event === 'message_read'
      ? socket.emit(event, payload) && null
      : await socket
          .timeout(ANSWER_LIMIT_MS)
          .emitWithAck(event, payload)
          .catch(() => null)
  raid.receivedEvents.push(JSON.stringify(answer))
  return `${person.label} emits ${event} ${JSON.stringify(payload)}`
}

/**
 * Returns the first private fact of the victim in a text that the request did not contain itself, or null.
 */
function findLeak({ victim, ownership }: TenantAttack, text: string, asked: string): string | null {
  const { mark, client, vendor } = victim
  // Names are shown in title case, so the comparison ignores case.
  const plain = text.toLowerCase()
  for (const secret of [mark.toLowerCase(), client.email, vendor.email])
    if (plain.includes(secret)) return secret
  for (const [id] of text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)) {
    if (ownership.secretIds().has(id) && !asked.includes(id)) return id
  }
  return null
}
