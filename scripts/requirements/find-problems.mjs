import { ASVS_LEVELS } from './asvs-levels.mjs'

/** Takes both lists and all tags; returns a line for each duplicate requirement and for each without code or test. */
export function findProblems({ specification, asvs }, tags) {
  const covered = numbersWith(tags, 'covers')
  const implemented = numbersWith(tags, 'implements')
  return [
    ...duplicates(specification),
    ...duplicates(asvs),
    ...numberedItems(specification).flatMap(({ at, number }) => [
      ...(implemented.has(number) ? [] : [`${at} no file implements it`]),
      ...(covered.has(number) ? [] : [`${at} no test covers it`]),
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

function numbersWith(tags, word) {
  return new Set(tags.filter((tag) => tag.word === word).flatMap(({ numbers }) => numbers))
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
