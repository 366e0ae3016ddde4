import { expect, test } from 'vitest'
import { readTags } from './read-tags.mjs'

const ORDER = ['2.1', '2.2', '2.3', '2.4', '1.2.4', '8.2.1']
const CASES = 'test.for([1, 2])'

/** Returns the numbers of each tag in a test file and the title of its test. */
function covers(source: string): [numbers: string, title: string | null][] {
  const { tags, problems } = readTags('a.test.ts', source, ORDER)
  expect(problems).toEqual([])
  return tags.map(({ numbers, title }) => [numbers.join(' '), title])
}

function problemsOf(source: string, path = 'a.test.ts'): string[] {
  return readTags(path, source, ORDER).problems
}

test('a tag names numbers and ranges of both documents', () => {
  expect(covers("// covers: §2.1, §2.3-2.4, ASVS 1.2.4, 8.2.1\ntest('a', () => {})")).toEqual([
    ['2.1 2.3 2.4 1.2.4 8.2.1', 'a'],
  ])
})

test.each([
  ['a test of Vitest', `// covers: §2.1\n${CASES}('a %s', () => {})`, 'a %s'],
  ['a group', "// covers: §2.1\ndescribe('b', () => { test('a', () => {}) })", 'b'],
  [
    'a test in a group',
    "describe.each([1])('b %s', () => {\n  // covers: §2.1\n  it('a', () => {})\n})",
    'b %s > a',
  ],
  ['a test of Playwright Test', "// covers: §2.1\ntest('a', { tag: '@deep' }, async ({ page }) => {})", 'a'],
  ['a group of it', "// covers: §2.1\ntest.describe('b', () => { test('a', () => {}) })", 'b'],
  ['a test in a loop', 'for (const n of [1]) {\n  // covers: §2.1\n  test(`a ${n}`, () => {})\n}', 'a ${n}'],
  [
    'a loop',
    'test.describe("b", () => {\n// covers: §2.1\nfor (const n of [1]) test(`a ${n}`, () => {})\n})',
    'b > a ${n}',
  ],
  ['a test below more comments', "// covers: §2.1\n/** Why. */\n// More.\ntest('a', () => {})", 'a'],
  ['a file', "// covers: §2.1\nimport { test } from 'vitest'\n\ntest('a', () => {})", null],
])('a tag above %s is about it', (_what, source, title) => {
  expect(covers(source)).toEqual([['2.1', title]])
})

test.each([
  ['a tagged test', 'a.test.ts', "test('a', { tag: '@deep' }, () => {})", true],
  [
    'a tagged group',
    'a.test.ts',
    "test.describe('b', { tag: '@deep' }, () => { test('a', () => {}) })",
    true,
  ],
  ['a file of deep tests', 'a.deep.test.ts', "test('a', () => {})", true],
  ['a test tagged in some cases', 'a.test.ts', "test('a', { tag: n > 0 ? '@deep' : [] }, () => {})", false],
  ['an untagged test', 'a.test.ts', "test('a', () => {})", false],
])('a tag on %s is deep only where npm test does not run it', (_what, path, source, deep) => {
  expect(readTags(path, `// covers: §2.1\n${source}`, ORDER).tags).toMatchObject([{ deep }])
})

test.each([
  ['a function', "import 'x'\n// covers: §2.1\nfunction open() {}\ntest('a', () => {})"],
  ['an empty line', "import 'x'\n// covers: §2.1\n\ntest('a', () => {})"],
  [
    'what runs before each test',
    "import 'x'\n// covers: §2.1\ntest.beforeEach(async () => {}, 5)\ntest('a', () => {})",
  ],
  ['a step of a test', "test('a', async () => {\n  // covers: §2.1\n  await test.step('b', () => {})\n})"],
  ['a commented test', "import 'x'\n// covers: §2.1\n// test('a', () => {})\n"],
  ['the end of a file', "import 'x'\ntest('a', () => {})\n// covers: §2.1"],
  ['the head of a file without tests', "// covers: §2.1\nimport 'x'\n"],
])('a tag above %s is reported, since it is about no test', (_what, source) => {
  expect(problemsOf(source)).toEqual([expect.stringMatching(/^a\.test\.ts:\d is not directly above a test$/)])
})

test.each([
  "// covers: §2.1\ntest.skip('a', () => {})",
  "// covers: §2.1\ntest.fixme('a', () => {})",
  "describe.skip('b', () => {\n  // covers: §2.1\n  test('a', () => {})\n})",
])('a test that never runs proves nothing: %s', (source) => {
  expect(problemsOf(source)).toEqual([
    expect.stringMatching(/^a\.test\.ts:\d is above a test that never runs$/),
  ])
})

test.each([': ASVS 2.4', ': §1.2.4', ': ASVS 1.2.4, §2.1', ': 2.1', ': §2.1 §2.2', ': §2.1,', ':', ' §2.1'])(
  '%j is not a readable tag',
  (text) => {
    expect(problemsOf(`// covers${text}\ntest('a', () => {})`)).toEqual([
      "a.test.ts:1 is not like ': §2.1, §2.4-2.6, ASVS 1.2.4, 8.2.1'",
    ])
  },
)

test('unknown numbers are reported, and the others count', () => {
  const source = "// covers: §2.2, §2.5, §2.1-2.9, §2.3-2.1, ASVS 1.2.5\ntest('a', () => {})"
  const { tags, problems } = readTags('a.test.ts', source, ORDER)
  expect(tags.map(({ numbers }) => numbers)).toEqual([['2.2']])
  expect(problems).toEqual(['a.test.ts:1 names 2.5, 2.1-2.9, 2.3-2.1, 1.2.5, which does not exist'])
})

test('a source says what it implements, wherever it stands', () => {
  const { tags, problems } = readTags('a.tsx', 'const a = 1\n/**\n * implements: §2.2\n */\nlet b', ORDER)
  expect([tags, problems]).toEqual([
    [{ word: 'implements', numbers: ['2.2'], path: 'a.tsx', line: 3, title: null, deep: false }],
    [],
  ])
})

test('only tests cover requirements, and tests implement none', () => {
  const told = [expect.stringContaining('tests cover, other files implement')]
  expect(problemsOf('// covers: §2.1\nlet a', 'a.ts')).toEqual(told)
  expect(problemsOf("// implements: §2.1\ntest('a', () => {})")).toEqual(told)
})

test('a sentence is no tag', () => {
  expect(covers("// covers the table\n// It implements what §2.1 says\ntest('a', () => {})")).toEqual([])
})
