/**
 * Returns the numbers that '2.1' or a range such as '2.1-2.5' means, from all numbers in their order; null when one end is
 * unknown or the range is reversed.
 */
export function unfoldNumbers(text, order) {
  const [first, last = first] = text.split(/[-–]/)
  const from = order.indexOf(first)
  const to = order.indexOf(last)
  return from === -1 || to < from ? null : order.slice(from, to + 1)
}
