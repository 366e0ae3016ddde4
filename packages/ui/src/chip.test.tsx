import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chip } from './chip.tsx'

const act = () => undefined

test('a chip that is on or off is a toggle, and one that only acts is not', () => {
  expect(renderToStaticMarkup(<Chip onClick={act}>Any time</Chip>)).not.toContain('aria-pressed')
  for (const selected of [true, false])
    expect(
      renderToStaticMarkup(
        <Chip selected={selected} onClick={act}>
          Today
        </Chip>,
      ),
    ).toContain(`aria-pressed="${selected}"`)
})

test('a chip says that it opens a dialog', () => {
  const html = renderToStaticMarkup(
    <Chip popup="dialog" onClick={act}>
      Any time
    </Chip>,
  )
  expect(html).toContain('aria-haspopup="dialog"')
})
