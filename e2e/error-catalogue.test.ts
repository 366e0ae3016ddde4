import { test } from './browser.ts'
import { expectText, OTHER_PARTS, rowsOf, useWorld } from './provocations/catalogue.ts'

const world = useWorld()

/** Parts whose texts other tests of `npm test` show on a page. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['account', 'cancelling', 'completing', 'rescheduling'])

for (const part of OTHER_PARTS)
  test.describe(`${part}`, () => {
    // covers: §2.56, §8.6, §8.8-8.15, §8.17, §8.31-8.41, §8.43-8.53
    // One text of a part shows that its pages say such texts; which one is chosen when is the unit tests' subject.
    for (const [place, row] of rowsOf(part).entries())
      test(
        `${row[0]}: ${row[1]}`,
        { tag: place > 0 || SHOWN_ELSEWHERE.has(part) ? '@deep' : [] },
        ({ openPage }) => expectText(part, row, { ...world(), openPage }),
      )
  })
