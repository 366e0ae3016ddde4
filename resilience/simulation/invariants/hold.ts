/** Thrown when an invariant is violated. */
export class BrokenInvariant extends Error {}

/** Checks an invariant. @throws BrokenInvariant with the message of `otherwise` unless the condition holds. */
export function hold(condition: boolean, otherwise: () => string): void {
  if (!condition) throw new BrokenInvariant(otherwise())
}

/** Returns the sum of amounts in cents. */
export const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0)
