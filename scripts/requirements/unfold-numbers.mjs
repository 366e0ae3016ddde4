/**
 * Takes '2.1' or a range such as '2.1-2.5' and all numbers in their order; gives the numbers that are meant, or null
 * when one end is unknown or they stand the other way round.
 */
export function unfoldNumbers(text, order) {
  const [first, last = first] = text.split(/[-–]/)
  const from = order.indexOf(first)
  const to = order.indexOf(last)
  return from === -1 || to < from ? null : order.slice(from, to + 1)
}
