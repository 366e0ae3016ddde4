/** Options of a kind of job; the product's defaults apply to those left out. */
interface JobOptions {
  /** The number of attempts before a job needs an operator. */
  attempts?: number
  /**
   * The number of workers each process reserves for this kind; without it the kind shares workers with all others. A
   * kind that can hang on an external server then delays only its own jobs.
   */
  ownWorkers?: number
  /**
   * The number of jobs that the own workers of a process take from the queue in one statement. Only for quick jobs: another
   * process cannot take those that wait behind a slow one.
   */
  batchSize?: number
  /** True if the next attempt comes after five minutes at most. */
  retriesSoon?: boolean
}

/** A kind of work outside the process; `Payload` is its input as JSON. */
export interface JobKind<Payload> extends JobOptions {
  /** The name in the queue and on the operator's page, such as `send-mail`. */
  readonly name: string
  /** Never set; it only carries the type of the payload. */
  readonly payload?: Payload
}

/** Declares a kind of job; it belongs to the module that handles it. */
export const job = <Payload>(name: string, options: JobOptions = {}): JobKind<Payload> => ({
  name,
  ...options,
})

/** The payload of a kind of job. */
export type PayloadOf<J extends JobKind<unknown>> = NonNullable<J['payload']>

/** One attempt at a job. */
export interface JobRun {
  /** Its row in the queue; see `endJob`. */
  id: string
}

/** A kind of job with the function that does it. */
export interface JobHandler {
  job: JobKind<unknown>
  work: (payload: never, run: JobRun) => Promise<void>
}

/**
 * Binds a kind of job to its handler. A process can die before it records the end, so the handler must be idempotent,
 * or end the job itself in the transaction of its effects (`endJob`).
 */
export const handle = <J extends JobKind<unknown>>(
  kind: J,
  work: (payload: PayloadOf<J>, run: JobRun) => Promise<void>,
): JobHandler => ({ job: kind, work })
