// @module-tag time
import { expect, test } from 'vitest'
import { CURRENT_VERSIONS, outdatedDocuments } from './consents.ts'
import { POLICY_EFFECTIVE_DATE, POLICY_VERSION } from './limits.ts'

test('the version is the day of the policy as people read it', () => {
  const day = new Date(`${POLICY_VERSION}T00:00:00Z`)
  const month = new Intl.DateTimeFormat('en-IE', { month: 'long', timeZone: 'UTC' }).format(day)
  expect(POLICY_EFFECTIVE_DATE).toMatch(
    new RegExp(`^${day.getUTCDate()}(st|nd|rd|th) ${month} ${day.getUTCFullYear()}$`),
  )
})

test('what was never accepted, or in another version, is asked for', () => {
  const { terms, privacy } = CURRENT_VERSIONS
  expect(outdatedDocuments([])).toEqual(['terms', 'privacy'])
  expect(outdatedDocuments([{ document: 'terms', version: '2024-01-01' }])).toEqual(['terms', 'privacy'])
  expect(
    outdatedDocuments([
      { document: 'terms', version: terms },
      { document: 'privacy', version: '2024-01-01' },
    ]),
  ).toEqual(['privacy'])
  expect(
    outdatedDocuments([
      { document: 'privacy', version: privacy },
      { document: 'terms', version: terms },
    ]),
  ).toEqual([])
})
