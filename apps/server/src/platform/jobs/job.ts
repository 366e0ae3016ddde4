/** Options of a kind of job; the product's defaults apply to those left out. */
interface JobOptions {
  /** Number of attempts before somebody has to look at it. */
  attempts?: number
  /**
   * Number of workers each process has for this kind alone; without one it shares the workers of all other kinds.
   * A kind that can hang, because it waits for somebody else's server, then holds up nothing but itself.
   */
  ownWorkers?: number
  /** True if it waits no longer than five minutes for its next try. */
  hastened?: boolean
}

/** A kind of work that leaves the process; `Payload` is what it needs to know, as JSON. */
export interface JobKind<Payload> extends JobOptions {
  /** The name in the queue and on the operator's page, such as `send-mail`. */
  readonly name: string
  /** Never there: it carries the type. */
  readonly payload?: Payload
}

/** Declares a kind of job; it belongs to the module that works it off. */
export const job = <Payload>(name: string, options: JobOptions = {}): JobKind<Payload> => ({
  name,
  ...options,
})

/** The payload of a kind of job. */
export type PayloadOf<J extends JobKind<unknown>> = NonNullable<J['payload']>

/** A kind of job with what works it off. */
export interface JobHandler {
  job: JobKind<unknown>
  work: (payload: never) => Promise<void>
}

/** Binds a kind of job to its work, which may be called twice for one job: a process can die before it notes the end. */
export const handle = <J extends JobKind<unknown>>(
  kind: J,
  work: (payload: PayloadOf<J>) => Promise<void>,
): JobHandler => ({ job: kind, work })
