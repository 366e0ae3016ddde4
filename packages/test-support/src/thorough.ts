import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Set for `npm run test:deep`. */
    thorough: boolean
  }
}

/** True if a test takes its long form: every variant, real sizes, the product's own pauses. */
export const THOROUGH = inject('thorough')
