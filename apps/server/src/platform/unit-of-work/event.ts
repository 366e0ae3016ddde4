/** A kind of happening that modules publish and listen to; `Facts` is what each such happening says. */
export interface EventKind<Facts> {
  /** As the log and the tests name it, such as `appointment.booked`. */
  readonly name: string
  /** Never there: it carries the type. */
  readonly facts?: Facts
}

/** Declares a kind of event; it belongs to the module that publishes it. */
export const event = <Facts>(name: string): EventKind<Facts> => ({ name })

/** What those who listen to a kind of event are told. */
export type FactsOf<E extends EventKind<unknown>> = NonNullable<E['facts']>
