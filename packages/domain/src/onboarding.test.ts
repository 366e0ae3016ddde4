// @module-tag time
import { expect, test } from 'vitest'
import { type OnboardingFacts, onboardingSteps } from './onboarding.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const NEW: OnboardingFacts = {
  mandatory: ['identity', 'insurance', 'food-safety'],
  experience: '8 years',
  about: 'Seasonal menus.',
  hasPhoto: false,
  feePerHourCents: 4200,
  hasHours: false,
  hasPayoutAccount: false,
  verdicts: [],
  documents: [],
}
const done = (facts: Partial<OnboardingFacts>) =>
  onboardingSteps({ ...NEW, ...facts }, NOW).flatMap(({ step, done: isDone }) => (isDone ? [step] : []))

test('an application brings its profile and price', () => {
  expect(done({})).toEqual(['profile', 'prices'])
  expect(done({ about: '  ' })).toEqual(['prices'])
})

test('the other steps tick themselves from what is there', () => {
  expect(done({ hasPhoto: true, hasHours: true, hasPayoutAccount: true })).toEqual([
    'profile',
    'photo',
    'prices',
    'hours',
    'payout',
  ])
})

test('documents are done when each that the trade needs is with the operator', () => {
  const documents = (['identity', 'insurance', 'food-safety'] as const).map((kind) => ({
    kind,
    uploadedAt: NOW,
  }))
  expect(done({ documents })).toContain('documents')
  expect(done({ documents: documents.slice(1) })).not.toContain('documents')
  const refused = { kind: 'identity', outcome: 'failed', checkedAt: NOW, expiresAt: null } as const
  expect(done({ documents, verdicts: [refused] })).not.toContain('documents')
})
