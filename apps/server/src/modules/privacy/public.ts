// What other modules may call of this one; it is the only file here that exports again what others declare.

export { observeRetention } from './retention/metrics.ts'
