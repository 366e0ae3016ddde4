import { describe, expect, test } from 'vitest'
import { consentAfter, type HealthFacts, isHealthLinkLive } from './health-note.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const NOTHING: HealthFacts = { consent: null, withdrawnAt: null, linkSentAt: null }
const byLink = { way: 'link', givenAt: at(5) } as const
const inPerson = { way: 'in person', givenAt: at(7) } as const
const NEEDED = { code: 'CONSENT_NEEDED' }

describe('the consent after a change', () => {
  test.each([
    ['a note without any', NOTHING, { note: 'PPD', consent: undefined }, NEEDED],
    ['a note with one stated', NOTHING, { note: 'PPD', consent: inPerson }, inPerson],
    ['one stated for later', NOTHING, { note: undefined, consent: inPerson }, inPerson],
    ['one by a link that nobody gave', NOTHING, { note: 'PPD', consent: byLink }, NEEDED],
    ['no note and none', NOTHING, { note: null, consent: undefined }, null],
    ['a note on one by link', { ...NOTHING, consent: byLink }, { note: 'PPD', consent: undefined }, byLink],
    [
      'one that was given by link stays',
      { ...NOTHING, consent: byLink },
      { note: 'PPD', consent: inPerson },
      byLink,
    ],
    ['one that is taken back', { ...NOTHING, consent: byLink }, { note: undefined, consent: null }, null],
    [
      'a note without one that stands',
      { ...NOTHING, consent: byLink },
      { note: 'PPD', consent: null },
      NEEDED,
    ],
    [
      'one from before the withdrawal',
      { ...NOTHING, withdrawnAt: at(8) },
      { note: 'PPD', consent: inPerson },
      NEEDED,
    ],
    ['one from after it', { ...NOTHING, withdrawnAt: at(6) }, { note: 'PPD', consent: inPerson }, inPerson],
  ] as const)('%s', (_, facts, change, expected) => {
    expect(consentAfter(facts, change)).toEqual(expected)
  })
})

test('a link ends 30 days after it was sent or consent was taken back, unless consent stands', () => {
  const sent = { ...NOTHING, linkSentAt: new Date('2026-11-01T00:00:00Z') }
  expect(isHealthLinkLive(sent, new Date('2026-11-30T23:59:59Z'))).toBe(true)
  expect(isHealthLinkLive(sent, new Date('2026-12-01T00:00:00Z'))).toBe(false)
  expect(isHealthLinkLive({ ...sent, withdrawnAt: at(20) }, new Date('2026-12-19T00:00:00Z'))).toBe(true)
  expect(isHealthLinkLive({ ...sent, consent: byLink }, new Date('2030-01-01T00:00:00Z'))).toBe(true)
  expect(isHealthLinkLive(NOTHING, at(1))).toBe(false)
})
