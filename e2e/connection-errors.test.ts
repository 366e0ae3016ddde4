import { test } from './browser.ts'
import { CONNECTION_PARTS, expectText, rowsOf, useWorld } from './provocations/catalogue.ts'

const world = useWorld()

for (const part of CONNECTION_PARTS)
  test.describe(`${part}`, () => {
    // covers: §5.26, §5.27, §8.1-8.5, §8.19-8.30
    // One text of a part shows that its pages say such texts; which one is chosen when is the unit tests' subject. How a
    // session ends is shown with interrupted forms.
    for (const [place, row] of rowsOf(part).entries())
      test(
        `${row[0]}: ${row[1]}`,
        { tag: place > 0 || part === 'authentication' ? '@deep' : [] },
        ({ openPage }) => expectText(part, row, { ...world(), openPage }),
      )
  })
