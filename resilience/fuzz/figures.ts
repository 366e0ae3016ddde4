import type { Reply } from './transport.ts'

/** The counts of a run. */
export interface Figures {
  byStatus: Map<number, number>
  /** Refusals by their code. */
  byCode: Map<string, number>
  byCall: Map<string, { times: number; succeeded: number; slowestMs: number }>
  /** Connections that were cut before a reply. */
  cut: number
  /** Requests that were no HTTP. */
  raw: number
}

/** Returns figures with all counts at zero. */
export const createFigures = (): Figures => ({
  byStatus: new Map(),
  byCode: new Map(),
  byCall: new Map(),
  cut: 0,
  raw: 0,
})

/** Counts a reply by status, refusal code and call; `place` names the call. */
export function recordReply(figures: Figures, place: string, { status, ms, body }: Reply): void {
  const code = status >= 400 && /"code":"(\w+)"/.exec(body.toString('utf8'))?.[1]
  if (code) figures.byCode.set(code, (figures.byCode.get(code) ?? 0) + 1)
  figures.byStatus.set(status, (figures.byStatus.get(status) ?? 0) + 1)
  const call = figures.byCall.get(place) ?? { times: 0, succeeded: 0, slowestMs: 0 }
  call.times += 1
  if (status < 300) call.succeeded += 1
  call.slowestMs = Math.max(call.slowestMs, ms)
  figures.byCall.set(place, call)
}

/** Formats the figures as lines: statuses, calls that never succeeded, the slowest ones. */
export function figureLines({ byStatus, byCode, byCall, cut, raw }: Figures): string[] {
  const statuses = [...byStatus].toSorted(([a], [b]) => a - b)
  const calls = [...byCall]
  const never = calls.filter(([, { succeeded }]) => succeeded === 0).map(([place]) => place)
  const slowest = calls.toSorted(([, a], [, b]) => b.slowestMs - a.slowestMs).slice(0, 5)
  return [
    `by status: ${statuses.map(([status, times]) => `${status} ${times} ×`).join(', ')}; cut ${cut} ×, no HTTP ${raw} ×`,
    `by code: ${[...byCode].map(([code, times]) => `${code} ${times} ×`).join(', ')}`,
    `${calls.length} calls and pages; ${calls.length - never.length} of them have succeeded`,
    `never succeeded: ${never.join(', ') || 'none'}`,
    `slowest: ${slowest.map(([place, { slowestMs }]) => `${place} ${Math.round(slowestMs)} ms`).join(', ')}`,
  ]
}
