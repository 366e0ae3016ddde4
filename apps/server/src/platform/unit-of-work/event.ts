/** A kind of event that modules publish and subscribe to; `Facts` is its payload. */
export interface EventKind<Facts> {
  /** The name in the log and in tests, such as `appointment.booked`. */
  readonly name: string
  /** Never set; it only carries the type of the facts. */
  readonly facts?: Facts
}

/** Declares a kind of event; it belongs to the module that publishes it. */
export const event = <Facts>(name: string): EventKind<Facts> => ({ name })

/** The facts that listeners of a kind of event receive. */
export type FactsOf<E extends EventKind<unknown>> = NonNullable<E['facts']>
