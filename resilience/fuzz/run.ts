import { createRandom } from '@anseo/test-support/random'
import { openStage, type Stage } from '../stage.ts'
import { createFigures, figureLines } from './figures.ts'
import { createFindings, type Findings } from './findings.ts'
import { fuzzPackets } from './packets.ts'
import { fuzzRequests } from './requests.ts'
import { fuzzSequences } from './sequences.ts'
import { closeConnections } from './transport.ts'

export interface FuzzOptions {
  requests: number
  packets: number
  sequences: number
  seed: number
  /** Takes a line of the report as soon as it is known. */
  print: (line: string) => void
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Runs the fuzzing against the running product. @returns the findings. */
export async function runFuzz({
  print,
  seed,
  ...sizes
}: FuzzOptions): Promise<{ count: number; lines: string[] }> {
  print(`seed ${seed}: ${sizes.requests} requests, ${sizes.packets} packets, ${sizes.sequences} sequences`)
  const random = createRandom(seed)
  const findings = createFindings()
  const figures = createFigures()
  const stage = await openStage()
  // Ctrl+C leaves no server and no database behind.
  const stop = () => void stage.close().then(() => process.exit(130))
  for (const signal of SIGNALS) process.once(signal, stop)
  const timed = async (what: string, work: () => Promise<void>) => {
    const began = performance.now()
    await work()
    print(
      `${what} in ${((performance.now() - began) / 1000).toFixed(1)} s, ${findings.count()} findings so far`,
    )
  }
  try {
    const startBytes = await stage.residentBytes()
    await timed(`${sizes.requests} requests`, () =>
      fuzzRequests(stage, { count: sizes.requests, random: random.fork('requests'), findings, figures }),
    )
    await timed(`${sizes.packets} packets`, () =>
      fuzzPackets(stage, { count: sizes.packets, random: random.fork('packets'), findings }),
    )
    await timed(`${sizes.sequences} sequences`, () =>
      fuzzSequences(stage, { count: sizes.sequences, random: random.fork('sequences'), findings }),
    )
    for (const line of figureLines(figures)) print(line)
    await lookAtServer(stage, findings)
    const endBytes = stage.ended() ? 0 : await stage.residentBytes()
    print(`memory of the server: ${megabytes(startBytes)} before, ${megabytes(endBytes)} after`)
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
    closeConnections()
    await stage.close()
  }
  return { count: findings.count(), lines: [`${findings.count()} findings`, ...findings.lines()] }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Checks that the process is alive, answers, and has logged no failure. */
async function lookAtServer(stage: Stage, findings: Findings): Promise<void> {
  const reproduction = 'the whole run'
  const ended = stage.ended()
  if (ended) findings.add({ kind: 'the server ended', place: ended, seen: '', reproduction })
  else {
    const answer = await fetch(`${stage.url}/health/ready`).catch((error: Error) => ({
      ok: false,
      status: error.message,
    }))
    if (!answer.ok)
      findings.add({ kind: 'not ready afterwards', place: String(answer.status), seen: '', reproduction })
  }
  for (const line of stage.takeFailures()) {
    findings.add({ kind: 'logged failure', place: messageOf(line), seen: line, reproduction })
  }
}

function messageOf(line: string): string {
  try {
    const { msg, err, error } = JSON.parse(line)
    return `${msg ?? ''} ${(err ?? error)?.message ?? ''}`.slice(0, 120)
  } catch {
    return line.slice(0, 80)
  }
}
