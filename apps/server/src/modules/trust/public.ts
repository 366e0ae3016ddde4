// The public interface of this module; other modules import only from here, from its events and from its tables.

export { settlementsOf, type ReportSettlement } from './problem-reports/read-settlements.ts'
export { clientRatingsOf } from './reviews/read-ratings.ts'
