import { describe } from 'vitest'
import { test } from './browser.ts'
import { CONNECTION_PARTS, expectText, rowsOf, useWorld } from './provocations/catalogue.ts'

const world = useWorld()

describe.each(CONNECTION_PARTS)('%s', (part) => {
  test.for(rowsOf(part))('%s: %s', (row, { openPage }) => expectText(part, row, { ...world(), openPage }))
})
