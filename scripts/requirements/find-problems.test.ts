import { expect, test } from 'vitest'
import { ASVS_LEVELS } from './asvs-levels.mjs'
import { findProblems } from './find-problems.mjs'
import { readList } from './read-list.mjs'

const NUMBERS = [...ASVS_LEVELS.keys()]
/** The whole standard; only its first requirement has a test. */
const ASVS = ['- 1.1.1 **First**: done', `- ${NUMBERS[1]}–${NUMBERS.at(-1)} **The rest**: not used (no test)`]
const IMPLEMENTED = { word: 'implements', numbers: ['2.1'] }
const COVERED = { word: 'covers', numbers: ['2.1', '1.1.1'] }

function problems({ specification = ['- 2.1 / is home'], asvs = ASVS, tags = [IMPLEMENTED, COVERED] }) {
  const lists = {
    specification: readList('spec.md', specification.join('\n'), undefined),
    asvs: readList('asvs.md', asvs.join('\n'), NUMBERS),
  }
  return findProblems(lists, tags)
}

test('nothing is reported if each requirement has its file and test', () => {
  expect(problems({})).toEqual([])
})

test('a requirement without a file or a test is reported', () => {
  expect(problems({ tags: [COVERED] })).toEqual(['spec.md:1 2.1: no file implements it'])
  expect(problems({ tags: [IMPLEMENTED, { word: 'covers', numbers: ['1.1.1'] }] })).toEqual([
    'spec.md:1 2.1: no test of npm test covers it',
  ])
})

test('a requirement of the specification that only deep tests cover is reported', () => {
  expect(problems({ tags: [IMPLEMENTED, { ...COVERED, deep: true }] })).toEqual([
    'spec.md:1 2.1: no test of npm test covers it',
  ])
})

test('a number that is used twice is reported', () => {
  const first = '- 2.1 / is home'
  expect(problems({ specification: [first, first] })).toEqual(['spec.md:2 2.1: the number is taken'])
  expect(problems({ asvs: [...ASVS, ASVS[0]!] })).toEqual(['asvs.md:3 1.1.1: the number is taken'])
})

test('a requirement of the standard without a test has to say so, and only then', () => {
  const tags = [IMPLEMENTED, { word: 'covers', numbers: ['2.1'] }]
  expect(problems({ tags })).toEqual(["asvs.md:1 1.1.1: no test covers it, and it does not say '(no test)'"])
  const both = { word: 'covers', numbers: ['2.1', '1.1.1', '17.3.2'] }
  expect(problems({ tags: [IMPLEMENTED, both] })).toEqual([
    "asvs.md:2 17.3.2: has a test and says '(no test)'",
  ])
})

test('a requirement of the standard that is not listed, or without a word on how it is met, is reported', () => {
  expect(problems({ asvs: [ASVS[0]!, `- 1.1.2–17.2.4 **The rest**: not used (no test)`] })).toEqual([
    'asvs.md: nothing about 17.3.1',
    'asvs.md: nothing about 17.3.2',
  ])
  expect(problems({ asvs: ['- 1.1.1 **First**', ASVS[1]!] })).toEqual([
    "asvs.md:1 is not '**what is asked**: how it is met'",
  ])
})

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const levels = [...ASVS_LEVELS.values()]
  expect([1, 2, 3].map((level) => levels.filter((each) => each === level).length)).toEqual([70, 183, 0])
})
