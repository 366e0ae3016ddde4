// @module-tag time
import { expect, test } from 'vitest'
import { oneLine } from './escape-html.ts'
import { renderMail } from './render-mail.ts'

const brand = {
  name: 'Anseo',
  phone: '+353 1 555 0142',
  address: 'Dublin, Ireland',
  email: 'hello@anseo.example',
  iconUrl: 'https://anseo.example/icon-192.png',
}

test('both forms say the same', () => {
  const { html, text } = renderMail({
    brand,
    heading: 'Aoife has confirmed your time',
    paragraphs: ['Pay the deposit and the slot is yours.', 'After that it is free again for others.'],
    facts: [['Total', '€100.74']],
    badge: { text: 'Confirm appointment by paying', tone: 'payable' },
    button: { label: 'Pay €100.74', url: 'https://anseo.example/my-appointment' },
    otherLink: { label: "This wasn't me", url: 'https://anseo.example/not-me' },
    legal: { title: 'Your right to cancel', paragraphs: ['You have 14 days.', 'To: Aoife'] },
    preferencesUrl: 'https://anseo.example/my-profile#notifications',
  })
  for (const form of [html.replaceAll('&#x27;', "'"), text]) {
    for (const part of [
      'Confirm appointment by paying',
      'Aoife has confirmed your time',
      'the slot is yours',
      'free again',
      'Total',
      '€100.74',
      'https://anseo.example/my-appointment',
      "This wasn't me",
      'https://anseo.example/not-me',
      'Your right to cancel',
      'You have 14 days.',
      'To: Aoife',
      '+353 1 555 0142',
      'Choose which emails you get',
      'https://anseo.example/my-profile#notifications',
      "We'll never ask for your card details or password by email.",
    ]) {
      expect(form).toContain(part)
    }
  }
})

test('each link stands alone on its line of the plain text', () => {
  const url = 'https://anseo.example/verify-email?token=abc_-1'
  const other = 'https://anseo.example/not-me?token=abc_-1'
  const links = { button: { label: 'Verify', url }, otherLink: { label: 'Not me', url: other } }
  const { text } = renderMail({ brand, heading: 'Hi', paragraphs: [], ...links })
  expect(text.split('\n')).toEqual(expect.arrayContaining([url, other]))
})

test('what a user wrote is text, never markup', () => {
  const hostile = `<script>alert("1")</script>'&`
  const { html } = renderMail({
    brand,
    heading: hostile,
    paragraphs: [hostile],
    facts: [[hostile, hostile]],
    button: { label: hostile, url: `https://anseo.example/"onclick="x` },
  })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('"onclick=')
  expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;&#x27;&amp;/g)).toHaveLength(7)
})

test('a text for a header is one line', () => {
  expect(oneLine('Hello\r\nBcc: everybody@example.test\u2028x')).toBe('Hello Bcc: everybody@example.test x')
})
