// The face of this module: other modules call it by this file, the only one here that exports what others declare.

export { settlementsOf, type ReportSettlement } from './problem-reports/read-settlements.ts'
export { clientRatingsOf } from './reviews/read-ratings.ts'
