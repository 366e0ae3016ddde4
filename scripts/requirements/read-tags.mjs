import { readTests } from './read-tests.mjs'
import { unfoldNumbers } from './unfold-numbers.mjs'

const TAG = /^\s*(?:\/\/|\/?\*+)\s*(covers|implements)(:.*|\s+(?:§|ASVS).*)$/
const NUMBERS = /^: (?:§\d+\.\d+(?:-\d+\.\d+)?(?:, |$))*(?:ASVS \d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*)?$/
const COMMENT = /^\s*(?:\/\/|\/?\*)/

/**
 * Reads the tags of one source: `// covers: §2.21, ASVS 1.2.4, 8.2.1` above a test or group, or at the head of a file
 * of tests, and `// implements: §2.21` anywhere else. A range is `§2.1-2.5`; `order` holds all numbers in their order.
 * Returns { tags, problems }; a tag is { word, numbers, path, line, title, deep }: its title is null when it is about the whole
 * file, and it is deep when `npm test` does not run its test.
 */
export function readTags(path, source, order) {
  const lines = source.split('\n')
  const isTest = /\.test\.tsx?$/.test(path)
  const problems = []
  const tags = lines.flatMap((text, index) => {
    const [, word, rest] = TAG.exec(text) ?? []
    if (word === undefined) return []
    const at = `${path}:${index + 1}`
    const { numbers, problem } = numbersOf(rest, order)
    if (problem !== null) problems.push(`${at} ${problem}`)
    if (isTest !== (word === 'covers')) problems.push(`${at} tests cover, other files implement`)
    return [{ word, numbers, path, line: index + 1, title: null, deep: /\.deep\.test\.tsx?$/.test(path) }]
  })
  if (!isTest || tags.length === 0) return { tags, problems }
  const { tests, headEnd } = readTests(path, source)
  return { tags: tags.flatMap(withTitles), problems }

  function withTitles(tag) {
    const below = startBelow(lines, tag.line)
    const marked = tests.filter(({ starts }) => starts.includes(below))
    const isHead = marked.length === 0 && below <= headEnd && tests.some(({ runs }) => runs)
    if (isHead) return [tag]
    if (marked.length === 0) problems.push(`${path}:${tag.line} is not directly above a test`)
    if (marked.some(({ runs }) => !runs)) problems.push(`${path}:${tag.line} is above a test that never runs`)
    return marked.map(({ title, deep }) => ({ ...tag, title, deep: tag.deep || deep }))
  }
}

/** Reads the text after the keyword; returns the known numbers and the errors of the others, or null. */
function numbersOf(text, order) {
  const parts = (NUMBERS.test(text) && text.match(/[\d.]+(?:-[\d.]+)?/g)) || []
  if (parts.length === 0) return { numbers: [], problem: "is not like ': §2.1, §2.4-2.6, ASVS 1.2.4, 8.2.1'" }
  const unknown = parts.filter((part) => unfoldNumbers(part, order) === null)
  const numbers = parts.flatMap((part) => unfoldNumbers(part, order) ?? [])
  return { numbers, problem: unknown.length > 0 ? `names ${unknown.join(', ')}, which does not exist` : null }
}

/** Returns the offset of the first line below that is not a comment, after its indentation. */
function startBelow(lines, line) {
  const comments = [...lines.slice(line), ''].findIndex((text) => !COMMENT.test(text))
  const next = line + comments
  const indentation = lines[next]?.search(/\S|$/) ?? 0
  return lines.slice(0, next).join('\n').length + 1 + indentation
}
