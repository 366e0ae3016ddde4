/** The process has as much of this work as it takes; the caller may try again a little later. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  readonly retryAfterSeconds = 2
}
