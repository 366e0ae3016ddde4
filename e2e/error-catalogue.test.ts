import { test } from './browser.ts'
import { expectText, OTHER_PARTS, rowsOf, useWorld } from './provocations/catalogue.ts'

const world = useWorld()

for (const part of OTHER_PARTS)
  test.describe(`${part}`, () => {
    // covers: §2.56, §8.6, §8.8-8.15, §8.17, §8.31-8.41, §8.43-8.53
    for (const row of rowsOf(part))
      test(`${row[0]}: ${row[1]}`, ({ openPage }) => expectText(part, row, { ...world(), openPage }))
  })
