// What other modules may call of this one; it is the only file here that exports again what others declare.

export { settlementsOf, type ReportSettlement } from './problem-reports/read-settlements.ts'
export { clientRatingsOf } from './reviews/read-ratings.ts'
