/** Lighthouse's results for a page on a phone with a slow network. */
export interface AuditRow {
  page: string
  'LCP s': number
  CLS: number
  'TBT ms': number
  /** Compressed by gzip. */
  'JS kB': number
  /** Lighthouse's own measure of the machine. */
  speed: number
}

export const CATEGORIES: string[]

/** Loads a page so many times and gives the run in the middle by points for performance. */
export function auditPage(
  page: string,
  url: string,
  times: number,
): Promise<{ row: AuditRow; results: object }>
