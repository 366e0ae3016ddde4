import { parseSync } from 'vite'

const FUNCTIONS = new Set(['test', 'it', 'describe'])
const NEVER_RUNS = new Set(['skip', 'todo', 'fixme'])
const OVER_CASES = ['each', 'for', 'runIf', 'skipIf']
const OTHERS = [
  'only',
  'concurrent',
  'sequential',
  'shuffle',
  'serial',
  'parallel',
  'fails',
  'fail',
  'describe',
]
const MODIFIERS = new Set([...NEVER_RUNS, ...OVER_CASES, ...OTHERS])

/**
 * Reads which tests and groups a source of Vitest or Playwright Test declares, without running it. Returns { tests, headEnd },
 * where `headEnd` is the offset of the first statement, and a test is { title, starts, runs, deep }: `title` begins with the
 * titles of the groups around it, written as in the code; `starts` are the offsets of the test and of the loops around it;
 * `deep` is true if the test or a group around it is tagged so.
 */
export function readTests(path, source) {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const tests = []
  visit(program, { groups: [], runs: true, deep: false, loops: [] })
  return { tests, headEnd: program.body[0]?.start ?? 0 }

  function visit(node, around) {
    if (Array.isArray(node)) node.forEach((each) => visit(each, around))
    if (typeof node?.type !== 'string') return
    const test = node.type === 'ExpressionStatement' ? testOf(node.expression) : null
    if (test !== null) return add(node, test, around)
    const isLoop = node.type === 'ForOfStatement'
    const inside = isLoop ? { ...around, loops: [...around.loops, node.start] } : around
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child, inside)
  }

  function add(node, { words, title }, around) {
    const groups = [...around.groups, textOf(title)]
    const runs = around.runs && !words.some((word) => NEVER_RUNS.has(word))
    const deep = around.deep || isTaggedDeep(node.expression.arguments[1])
    tests.push({ title: groups.join(' > '), starts: [...around.loops, node.start], runs, deep })
    visit(node.expression.arguments.slice(1), { groups, runs, deep, loops: [] })
  }

  function textOf(title) {
    if (title.type === 'Literal') return String(title.value)
    return source.slice(title.start, title.end).replaceAll('`', '')
  }
}

/** Returns whether the options of a test are `{ tag: '@deep' }`; a condition counts as no tag. */
function isTaggedDeep(options) {
  if (options.type !== 'ObjectExpression') return false
  return options.properties.some(({ key, value }) => key?.name === 'tag' && value.value === '@deep')
}

/** Reads `test.each(cases)('title', …)` as { words: ['test', 'each'], title }; null when it declares no test. */
function testOf(call) {
  if (call.type !== 'CallExpression' || call.arguments.length < 2) return null
  const words = wordsOf(call.callee)
  if (!FUNCTIONS.has(words[0]) || !words.slice(1).every((word) => MODIFIERS.has(word))) return null
  return { words, title: call.arguments[0] }
}

/** Returns the names of `test.describe.each(…)`, without the calls in between. */
function wordsOf(callee) {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag)
  if (callee.type !== 'MemberExpression') return []
  return [...wordsOf(callee.object), callee.property.name]
}
