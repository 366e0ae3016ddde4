import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RadioCards } from './radio-cards.tsx'

const htmlWith = (error: string | null) =>
  renderToStaticMarkup(
    <RadioCards
      label="Refund"
      value={null}
      onChange={() => undefined}
      options={[{ value: 'all', name: 'Full refund' }]}
      error={error}
    />,
  )

test('a group without the required choice is invalid and described by its error', () => {
  const html = htmlWith('Choose a refund.')
  const [, group = ''] = /<fieldset([^>]*)>/.exec(html) ?? []
  const [, note = ''] = /<div([^>]*)>[^]*Choose a refund\./.exec(html) ?? []
  expect(group).toContain('role="radiogroup"')
  expect(group).toContain('aria-invalid="true"')
  expect(/aria-describedby="([^"]+)"/.exec(group)?.[1]).toBe(/id="([^"]+)"/.exec(note)?.[1])
  expect(htmlWith(null)).not.toMatch(/aria-invalid|aria-describedby/)
})
