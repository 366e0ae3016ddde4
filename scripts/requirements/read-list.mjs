import { unfoldNumbers } from './unfold-numbers.mjs'

/**
 * Reads a list of requirements from Markdown: each is a line `- <number> <sentence>`; ranges and several numbers share a line.
 * `order` holds the numbers that there can be; without it, the list itself says which there are.
 * Returns { path, lines, requirements, problems }, a requirement being { line, label, numbers, text, untested }: the numbers as the
 * list has them and unfolded, and the sentence without the words '(no test)', which say that none can prove it.
 */
export function readList(path, source, order) {
  const lines = source.split('\n')
  const problems = []
  const requirements = lines.flatMap((text, index) => {
    if (!/^- \d/.test(text)) return []
    const line = index + 1
    const [, label, rest] = /^- ([\d.]+(?:[–,] ?[\d.]+)*) (\S.*)$/.exec(text) ?? []
    const numbers = label?.split(', ').map((part) => (order ? unfoldNumbers(part, order) : [part])) ?? [null]
    if (numbers.includes(null)) {
      problems.push(`${path}:${line} is not '- <number> <sentence>' with a number that exists`)
      return []
    }
    const untested = rest.endsWith(' (no test)')
    return [{ line, label, numbers: numbers.flat(), text: rest.replace(/ \(no test\)$/, ''), untested }]
  })
  return { path, lines, requirements, problems }
}
