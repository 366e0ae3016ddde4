import { describe } from 'vitest'
import { test } from './browser.ts'
import { CONNECTION_PARTS, expectText, rowsOf, useWorld } from './provocations/catalogue.ts'

const world = useWorld()

describe.each(CONNECTION_PARTS)('%s', (part) => {
  // covers: §5.26, §5.27, §8.1-8.5, §8.19-8.30
  test.for(rowsOf(part))('%s: %s', (row, { openPage }) => expectText(part, row, { ...world(), openPage }))
})
