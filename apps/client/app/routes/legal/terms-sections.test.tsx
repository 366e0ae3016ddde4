import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Brand } from '../../api/server-context.ts'
import { termsSections } from './terms-sections.tsx'

const BRAND = {
  name: 'Anseo',
  address: '1 Main Street, Dublin',
  phone: '+353 1 555 0100',
  email: 'hello@anseo.test',
} as Brand

test('a space separates each number of the terms from the words around it', () => {
  for (const { id, text } of termsSections(BRAND)) {
    const html = renderToStaticMarkup(<MemoryRouter>{text}</MemoryRouter>)
    expect(html.replaceAll(/<[^>]*>|&[^;]+;/g, ' '), id).not.toMatch(/[a-z]\d|\d[a-z]/)
  }
})
