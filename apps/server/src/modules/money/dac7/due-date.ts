/** Returns the last day to report a year and to give sellers their copy, as `2027-01-31` (TCA 1997 s.891I). */
export const dueDate = (year: number): string => `${year + 1}-01-31`
