import { test } from './browser.ts'
import { CONNECTION_PARTS, expectText, rowsOf, useWorld } from './provocations/catalogue.ts'

const world = useWorld()

for (const part of CONNECTION_PARTS)
  test.describe(`${part}`, () => {
    // covers: §5.26, §5.27, §8.1-8.5, §8.19-8.30
    for (const row of rowsOf(part))
      test(`${row[0]}: ${row[1]}`, ({ openPage }) => expectText(part, row, { ...world(), openPage }))
  })
