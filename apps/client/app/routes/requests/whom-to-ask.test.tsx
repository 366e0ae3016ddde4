import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WhomToAsk } from './whom-to-ask.tsx'

const VENDOR = {
  _id: 'aoife',
  name: 'Aoife Byrne',
  image: null,
  rating: null,
  city: 'Dublin',
  priceFrom: 50.49,
}

const boxWith = (error: string | undefined) => {
  const askable = { data: [VENDOR], isError: false } as never
  const draft = { chooses: true, vendorIds: [] } as never
  const html = renderToStaticMarkup(
    <WhomToAsk draft={draft} askable={askable} error={error} onChange={() => undefined} />,
  )
  return { html, box: /<input type="checkbox"[^>]*>/.exec(html)?.[0] ?? '' }
}

test('the vendors to choose from are invalid and described by the error while none is chosen', () => {
  const { html, box } = boxWith('Choose at least one vendor.')
  expect(box).toContain('aria-invalid="true"')
  const described = /aria-describedby="([^"]+)"/.exec(box)?.[1]
  expect(html).toMatch(new RegExp(`<div id="${described}" aria-live="polite">.*Choose at least one vendor`))
  expect(boxWith(undefined).box).not.toMatch(/aria-invalid|aria-describedby/)
})
