import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set for `npm run test:deep`. */
    thorough: boolean
  }
}

/** True if a test takes its long form: every variant, real sizes, the product's own pauses. */
export const THOROUGH = inject('thorough')

const SHORT_ROUNDS = 2

/** Numbers the rounds of a race, which chance decides anew in each: `all` in the long form, otherwise two. */
export const roundsOf = (all: number): number[] =>
  Array.from({ length: THOROUGH ? all : SHORT_ROUNDS }, (_, index) => index + 1)
