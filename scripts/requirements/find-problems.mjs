import { ASVS_LEVELS } from './asvs-levels.mjs'

/**
 * Takes both lists and all tags; returns a line for each duplicate requirement, and for each without code or test. Those of
 * the specification need a test that `npm test` runs, those of the standard may be left to the deep ones.
 */
export function findProblems({ specification, asvs }, tags) {
  const covering = tags.filter(({ word }) => word === 'covers')
  const covered = numbersOf(covering)
  const coveredSoon = numbersOf(covering.filter(({ deep }) => !deep))
  const implemented = numbersOf(tags.filter(({ word }) => word === 'implements'))
  return [
    ...duplicates(specification),
    ...duplicates(asvs),
    ...numberedItems(specification).flatMap(({ at, number }) => [
      ...(implemented.has(number) ? [] : [`${at} no file implements it`]),
      ...(coveredSoon.has(number) ? [] : [`${at} no test of npm test covers it`]),
    ]),
    ...asvs.requirements
      .filter(({ text }) => !/^\*\*.+?\*\*: \S/.test(text))
      .map(({ line }) => `${asvs.path}:${line} is not '**what is asked**: how it is met'`),
    ...numberedItems(asvs).flatMap(({ at, number, untested }) => {
      if (untested) return covered.has(number) ? [`${at} has a test and says '(no test)'`] : []
      return covered.has(number) ? [] : [`${at} no test covers it, and it does not say '(no test)'`]
    }),
    ...missing(asvs),
  ]
}

function numbersOf(tags) {
  return new Set(tags.flatMap(({ numbers }) => numbers))
}

function numberedItems({ path, requirements }) {
  return requirements.flatMap(({ line, numbers, untested }) =>
    numbers.map((number) => ({ at: `${path}:${line} ${number}:`, number, untested })),
  )
}

function duplicates(list) {
  const seen = new Set()
  return numberedItems(list).flatMap(({ at, number }) => {
    if (seen.has(number)) return [`${at} the number is taken`]
    seen.add(number)
    return []
  })
}

function missing({ path, requirements }) {
  const numbers = new Set(requirements.flatMap(({ numbers }) => numbers))
  return [...ASVS_LEVELS.keys()]
    .filter((number) => !numbers.has(number))
    .map((number) => `${path}: nothing about ${number}`)
}
