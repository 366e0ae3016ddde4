/** A condition that must never hold does. */
export class BrokenInvariant extends Error {}

/** @throws BrokenInvariant unless the condition holds. */
export function hold(condition: boolean, otherwise: () => string): void {
  if (!condition) throw new BrokenInvariant(otherwise())
}

export const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0)
