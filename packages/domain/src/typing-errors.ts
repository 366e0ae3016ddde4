/**
 * Returns the number of typing errors that lead from one word to another: a letter too many, too few, wrong, or two
 * that changed places (optimal string alignment distance).
 */
export function countTypingErrors(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, changed, swapped))
    }
    before = last
    last = row
  }
  return last[b.length]!
}
