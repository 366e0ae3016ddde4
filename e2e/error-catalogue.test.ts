import { describe } from 'vitest'
import { test } from './browser.ts'
import { expectText, OTHER_PARTS, rowsOf, useWorld } from './provocations/catalogue.ts'

const world = useWorld()

describe.each(OTHER_PARTS)('%s', (part) => {
  // covers: §2.56, §8.6, §8.8-8.15, §8.17, §8.31-8.41, §8.43-8.53
  test.for(rowsOf(part))('%s: %s', (row, { openPage }) => expectText(part, row, { ...world(), openPage }))
})
