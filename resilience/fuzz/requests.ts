import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'
import type { Random } from '@anseo/test-support/random'
import type { Stage } from '../stage.ts'
import { insertAppointments } from './appointment-rows.ts'
import { breakDraft, breakTarget } from './break.ts'
import { type Draft, draftOf, sentOf } from './draft.ts'
import { expectedRefusals } from './expected-refusal.ts'
import type { Findings } from './findings.ts'
import { judgeReply } from './judge-reply.ts'
import { createKnownIds, type KnownIds } from './known-ids.ts'
import { createPeople, type People, type Person } from './people.ts'
import { askForPage } from './pages.ts'
import { RAW_REQUESTS } from './raw-requests.ts'
import { type Figures, recordReply } from './figures.ts'
import { asCurl, type Reply, send, sendBytes, type Sent } from './transport.ts'

/** The number of concurrent requests. */
const LANES = 4

/** The number of requests made by the same accounts, before they are suspended or out of payable appointments. */
const REQUESTS_PER_RUN = 1_000

/** Paths that end or change a login, which would leave little of a run; they are asked less often. */
const ENDS_LOGINS = /\/(logout|change-password|second-factor|sessions|erasure)\b/

const calls: readonly Call[] = Object.values(CALLS).flat()

/** Calls in which an appointment stands as `:id`. */
const OF_APPOINTMENTS = ['user', 'pro', 'admin'].map((site) => `/api/${site}/appointments`)

interface Run {
  stage: Stage
  findings: Findings
  figures: Figures
  people: People
  persons: Person[]
  ids: KnownIds
}

/** Sends valid and broken requests generated from the contract, with and without a token, and checks every reply. */
export async function fuzzRequests(
  stage: Stage,
  {
    count,
    random,
    findings,
    figures,
  }: { count: number; random: Random; findings: Findings; figures: Figures },
): Promise<void> {
  for (let first = 0; first < count && !stage.ended(); first += REQUESTS_PER_RUN) {
    const run = await prepare(stage, findings, figures)
    const numbers = Array.from(
      { length: Math.min(REQUESTS_PER_RUN, count - first) },
      (_, index) => first + index,
    )
    const lane = async () => {
      for (let number = numbers.shift(); number !== undefined && !stage.ended(); number = numbers.shift()) {
        await oneRequest(run, number, random.fork(number))
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }
}

async function prepare(stage: Stage, findings: Findings, figures: Figures): Promise<Run> {
  const people = createPeople(stage.database)
  const persons = await Promise.all([
    people.create('client A', 'client'),
    people.create('client B', 'client'),
    people.create('vendor A', 'vendor'),
    people.create('vendor B', 'vendor'),
    people.create('admin', 'admin'),
  ])
  const ids = createKnownIds()
  const [clientA, clientB, vendorA, vendorB] = persons
  for (const [client, vendor] of [
    [clientA!, vendorA!],
    [clientB!, vendorB!],
  ] as const) {
    const pair = { client, vendor, words: 'Please bring a mirror.' }
    for (const id of await insertAppointments(stage, pair)) {
      for (const name of ['appointmentId', ...OF_APPOINTMENTS]) ids.add(name, id)
    }
    ids.add('vendorId', vendor.id)
    for (const name of ['clientId', 'userId']) ids.add(name, client.id)
  }
  return { stage, findings, figures, people, persons, ids }
}

async function oneRequest(run: Run, number: number, random: Random): Promise<void> {
  if (number % 67 === 66) return rawRequest(run, random)
  if (number % 13 === 12) return askForPage(run.stage.url, random, run)
  const call = callOf(number, random)
  const draft = draftOf(call, random, run.ids)
  const person = callerOf(call, run.persons, random)
  const token = tokenOf(person, draft, random)
  if (random.percent(60)) breakSome(draft, random, token)
  const isGood = person !== null && token === person.token
  const sent = sentOf(draft, token)
  let reply: Reply
  try {
    reply = await send(run.stage.url, sent)
  } catch (error) {
    return recordCut(run, call, sent, draft, error as Error)
  }
  recordReply(run.figures, `${call.method} ${call.path}`, reply)
  judge(run, call, sent, draft, reply, isGood ? person : null)
  await learn(run, call, sent, reply, person)
}

/** Returns the calls in turn, so that a short run covers them all. */
function callOf(number: number, random: Random): Call {
  const call = calls[number % calls.length]!
  return ENDS_LOGINS.test(call.path) && random.percent(70) ? random.pick(calls) : call
}

/** Picks a caller, mostly one with the right role. */
function callerOf({ access }: Call, persons: Person[], random: Random): Person | null {
  if (random.percent(6)) return null
  const meant = persons.filter(({ role }) => role === access)
  return random.pick(meant.length > 0 && random.percent(85) ? meant : persons)
}

function tokenOf(person: Person | null, draft: Draft, random: Random): string | null {
  if (!person) return null
  if (random.percent(95)) return person.token
  draft.broken.push('token')
  return random.pick([
    person.endedToken,
    `${person.token}x`,
    person.token.slice(0, -1),
    `c_${'a'.repeat(43)}`,
    'x',
    "' or 1=1 --",
    'a'.repeat(4_000),
  ])
}

function breakSome(draft: Draft, random: Random, token: string | null): void {
  const times = random.percent(75) ? 1 : random.whole(2, 3)
  for (let time = 0; time < times; time += 1) breakDraft(draft, random)
  if (random.percent(6)) breakTarget(draft, sentOf(draft, token).target, random)
}

async function rawRequest({ stage, findings, figures }: Run, random: Random): Promise<void> {
  const [what, bytes] = random.pick(RAW_REQUESTS)
  const text = await sendBytes(stage.url, Buffer.from(bytes)).catch(
    (error: Error) => `refused: ${error.message}`,
  )
  figures.raw += 1
  const broken = /^HTTP\/1\.1 5\d\d/m.test(text) && !text.startsWith('HTTP/1.1 505')
  if (!broken && !text.startsWith('refused')) return
  findings.add({
    kind: 'failure',
    place: `bytes: ${what}`,
    seen: text,
    reproduction: JSON.stringify(String(bytes).slice(0, 200)),
  })
}

function judge(run: Run, call: Call, sent: Sent, draft: Draft, reply: Reply, person: Person | null): void {
  const isWhole = draft.method === call.method && draft.target === null
  const judged = isWhole ? call : callAt(sent)
  const problems = isJudgedByContract(sent, draft, reply) ? judgeReply(judged, reply) : judgeBare(reply)
  if (isWhole) problems.push(...expectedRefusals(call, draft, sent, person, reply))
  for (const kind of problems) {
    run.findings.add({
      kind,
      place: `${call.method} ${call.path}`,
      seen: `${draft.broken.join(', ') || 'whole'} → ${reply.status} ${reply.body.toString('utf8')}`,
      reproduction: asCurl(run.stage.url, sent),
    })
  }
}

/** Returns whether a reply is one of the API: it was asked for one with a body, and Node's parser let it through. */
const isJudgedByContract = ({ method, target }: Sent, draft: Draft, reply: Reply) =>
  target.startsWith('/api/') &&
  method !== 'HEAD' &&
  method !== 'OPTIONS' &&
  reply.status !== 417 &&
  !isOfParser(draft, reply)

/** Broken headers that Node's parser refuses reach no part of the product. */
const isOfParser = ({ broken }: Draft, { status, headers }: Reply) =>
  status === 400 &&
  headers['server-time'] === undefined &&
  broken.some((what) => /^(header|token)/.test(what))

/** A reply without a body says no more than its status. */
const judgeBare = ({ status }: Reply) => (status >= 500 ? [`status ${status}`] : [])

/**
 * Returns the call that a method and a target that were put together by chance happen to name. As in the server's router, a
 * fixed path comes before one with a parameter.
 */
function callAt({ method, target }: Sent): Call | undefined {
  const [path = ''] = target.split(/[?#]/)
  const isNamed = (call: Call) =>
    call.method === method && new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]*')}$`).test(path)
  return calls.find((call) => call.path === path && isNamed(call)) ?? calls.find(isNamed)
}

/** A large body may be refused before it was read, which cuts the connection; anything smaller is answered. */
function recordCut(run: Run, call: Call, sent: Sent, draft: Draft, error: Error): void {
  run.figures.cut += 1
  if ((sent.body?.length ?? 0) > 60_000 || draft.broken.some((what) => /^(header|target|method)/.test(what)))
    return
  run.findings.add({
    kind: `no reply (${error.message})`,
    place: `${call.method} ${call.path}`,
    seen: draft.broken.join(', '),
    reproduction: asCurl(run.stage.url, sent),
  })
}

async function learn(run: Run, call: Call, sent: Sent, reply: Reply, person: Person | null): Promise<void> {
  if (
    reply.status < 300 &&
    sent.method !== 'HEAD' &&
    String(reply.headers['content-type']).startsWith('application/json')
  ) {
    run.ids.learn(call.path, JSON.parse(reply.body.toString('utf8')))
  }
  const ended = reply.status === 401 || (reply.status === 200 && ENDS_LOGINS.test(call.path))
  if (person && ended && sent.headers.some(([, value]) => value === `Bearer ${person.token}`)) {
    await run.people.renew(person)
  }
}
