/** The effect of a proxy on the bytes that pass, from when it is set until the next is. */
export type Fault =
  | { kind: 'none' }
  /** Each piece arrives later, by `ms` and up to `jitterMs` more. */
  | { kind: 'delay'; ms: number; jitterMs?: number }
  /** Connections stay and new ones are taken, but nothing arrives on either side until the fault ends. */
  | { kind: 'black hole' }
  /** The server hears everything, and nothing of what it says arrives. */
  | { kind: 'half open' }
  /** A piece now and then. */
  | { kind: 'slow'; bytes: number; everyMs: number }
  /** New connections are reset; `cut` ends the ones that are there. */
  | { kind: 'refuse' }
  /** So many pieces in a hundred end their connection instead of arriving. */
  | { kind: 'cutting'; percent: number }

export type Direction = 'to server' | 'to client'

/** Returns whether a fault keeps back what goes in a direction. */
export const holdsBack = ({ kind }: Fault, direction: Direction): boolean =>
  kind === 'black hole' || (kind === 'half open' && direction === 'to client')
