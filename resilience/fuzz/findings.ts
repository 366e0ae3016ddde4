/** A broken rule, and how to reproduce it. */
interface Finding {
  /** The broken rule, such as `status 500`; findings of one kind at one place count as one. */
  kind: string
  /** The place: a call, an event. */
  place: string
  /** The answer or stored value found instead. */
  seen: string
  /** The way to see it again. */
  reproduction: string
}

/** Collects findings; the first of each kind and place is shown in full. */
export interface Findings {
  add(finding: Finding): void
  /** Counts all findings. */
  count(): number
  /** The different ones, each with how often it came, ready to be printed. */
  lines(): string[]
}

const SHOWN = 25

/** Creates an empty collection of findings. */
export function createFindings(): Findings {
  const found = new Map<string, { finding: Finding; times: number }>()
  let count = 0
  return {
    add: (finding) => {
      count += 1
      const key = `${finding.kind} at ${finding.place}`
      const known = found.get(key)
      if (known) known.times += 1
      else found.set(key, { finding, times: 1 })
    },
    count: () => count,
    lines: () => [
      ...[...found]
        .slice(0, SHOWN)
        .flatMap(([key, { finding, times }]) => [
          `${key} (${times} ×)`,
          `    ${shownText(finding.seen)}`,
          `    ${finding.reproduction}`,
        ]),
      ...(found.size > SHOWN ? [`… and ${found.size - SHOWN} other findings`] : []),
    ],
  }
}

/** Returns a text cut to one line, without terminal control characters. */
export const shownText = (text: string, most = 600) =>
  // oxlint-disable-next-line no-control-regex
  (text.length > most ? `${text.slice(0, most)}…` : text).replaceAll(/[\u0000-\u001F\u007F-\u009F]+/g, ' ')
