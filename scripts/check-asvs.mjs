// Checks docs/security/asvs.md: it speaks of every requirement of levels 1 and 2, once, and names tests that exist.
import { existsSync, readFileSync } from 'node:fs'

const TABLE = 'docs/security/asvs.md'

/** OWASP ASVS 5.0.0 by chapter: a text for each section, in it a digit for each requirement, its level. */
const LEVELS = {
  1: ['22', '1111122223', '112222222223', '222', '123'],
  2: ['122', '112', '12223', '23'],
  3: ['3', '113', '12223', '11222233', '11122333', '3', '22333'],
  4: ['12233', '23333', '22', '1222'],
  5: ['2', '112333', '113', '222'],
  6: ['122', '111111112222', '11223333', '112233', '22222333', '2223', '33', '2222'],
  7: ['222', '1111', '22', '11222', '223', '22'],
  8: ['1233', '1123', '133', '23'],
  9: ['111', '1222'],
  10: ['22', '223', '22223', '1111122222233333', '22222', '22', '222'],
  11: ['2233', '22233', '11233', '1222', '23', '23', '33'],
  12: ['12233', '11', '22223'],
  13: ['2333', '222223', '2233', '1222233'],
  14: ['22', '12223333', '122'],
  15: ['12233', '12233', '1222222', '3333'],
  16: ['2', '22222', '2222', '222', '2223'],
  17: ['23', '22223333', '22'],
}

const levels = new Map(
  Object.entries(LEVELS).flatMap(([chapter, sections]) =>
    sections.flatMap((digits, section) =>
      [...digits].map((level, index) => [`${chapter}.${section + 1}.${index + 1}`, Number(level)]),
    ),
  ),
)
const numbers = [...levels.keys()]
const problems = []
const spokenOf = new Set()

for (const { line, ids, level, tests } of readRows()) {
  const report = (problem) => problems.push(`${TABLE}:${line} ${problem}`)
  for (const id of ids) {
    if (levels.get(id) > 2 || !levels.has(id)) report(`${id} is no requirement of level 1 or 2`)
    if (spokenOf.has(id)) report(`${id} stands there twice`)
    if (!level.includes(String(levels.get(id)))) report(`${id} has another level`)
    spokenOf.add(id)
  }
  for (const test of tests) if (!existsSync(test)) report(`no test ${test}`)
}
for (const id of numbers.filter((id) => levels.get(id) <= 2 && !spokenOf.has(id))) {
  problems.push(`${TABLE}: nothing about ${id}`)
}

for (const problem of problems) console.error(problem)
console.log(`${spokenOf.size} requirements of ASVS 5.0, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)

/** The rows of all tables of the document, without their headings. */
function readRows() {
  const lines = readFileSync(TABLE, 'utf8').split('\n')
  return lines.flatMap((text, index) => {
    if (!/^\| *\d/.test(text)) return []
    const [id = '', level = '', , , tests = ''] = text
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim())
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
    return { line: index + 1, ids: id.split(', ').flatMap(idsOf), level, tests: named }
  })
}

/** '9.1.1' is itself; '9.1.1–9.2.4' all from one to the other that are of level 1 or 2. */
function idsOf(text) {
  const [first, last] = text.split('–')
  if (last === undefined) return [first]
  return numbers.slice(numbers.indexOf(first), numbers.indexOf(last) + 1).filter((id) => levels.get(id) <= 2)
}
