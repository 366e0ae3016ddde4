/** One line of a quote: what is done, and for how much. */
export interface QuoteItem {
  label: string
  cents: number
}
