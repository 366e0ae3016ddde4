import { describe } from 'vitest'
import { test } from './browser.ts'
import { expectText, OTHER_PARTS, rowsOf, useWorld } from './provocations/catalogue.ts'

const world = useWorld()

describe.each(OTHER_PARTS)('%s', (part) => {
  test.for(rowsOf(part))('%s: %s', (row, { openPage }) => expectText(part, row, { ...world(), openPage }))
})
