// @module-tag time
import { describe, expect, test } from 'vitest'
import { type DefaultKey, defaultChecks } from './default-specialities.ts'
import {
  type CheckVerdict,
  checksBehindBadge,
  checkStanding,
  isFullyChecked,
  isUndecided,
  lapsedPasses,
  listedUntil,
} from './vetting-standing.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const CLEANER = defaultChecks('Cleaner')
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)

const verdict = (fields: Partial<CheckVerdict>): CheckVerdict => ({
  kind: 'insurance',
  outcome: 'passed',
  checkedAt: days(-10),
  expiresAt: days(200),
  ...fields,
})
const document = (uploadedAt: Date) => ({ kind: 'insurance', uploadedAt }) as const
const standing = (verdicts: CheckVerdict[], documents: ReturnType<typeof document>[] = []) =>
  checkStanding('insurance', { verdicts, documents }, NOW)

describe('a check stands', () => {
  test.each([
    ['missing', [], []],
    ['handed-in', [], [document(days(-1))]],
    ['passed', [verdict({})], []],
    ['passed', [verdict({ expiresAt: null })], []],
    ['passed', [verdict({})], [document(days(-1))]],
    ['due-soon', [verdict({ expiresAt: days(30) })], []],
    ['passed', [verdict({ expiresAt: days(31) })], []],
    ['lapsed', [verdict({ expiresAt: NOW })], []],
    ['handed-in', [verdict({ expiresAt: NOW })], [document(days(-1))]],
    ['failed', [verdict({}), verdict({ outcome: 'failed', checkedAt: days(-1), expiresAt: null })], []],
    ['handed-in', [verdict({ outcome: 'failed', expiresAt: null })], [document(days(-9))]],
    ['failed', [verdict({ outcome: 'failed', expiresAt: null })], [document(days(-11))]],
  ] as const)('%s with %j and %j', (expected, verdicts, documents) => {
    expect(standing([...verdicts], [...documents])).toBe(expected)
  })

  test('by its latest verdict, whatever their order', () => {
    const older = verdict({ outcome: 'failed', checkedAt: days(-20), expiresAt: null })
    expect(standing([verdict({}), older])).toBe('passed')
    expect(standing([older, verdict({})])).toBe('passed')
  })
})

test('a document is undecided until its kind has a later verdict', () => {
  expect(isUndecided(document(days(-1)), [verdict({})])).toBe(true)
  expect(isUndecided(document(days(-11)), [verdict({})])).toBe(false)
  expect(isUndecided(document(days(-11)), [verdict({ kind: 'identity' })])).toBe(true)
})

test('the list asks for what the speciality needs', () => {
  const file = { verdicts: [verdict({}), verdict({ kind: 'identity' })], documents: [] }
  expect(isFullyChecked(CLEANER, file, NOW)).toBe(true)
  expect(isFullyChecked(defaultChecks('Babysitter'), file, NOW)).toBe(false)
  expect(isFullyChecked(CLEANER, file, days(200))).toBe(false)
})

describe('a vendor may be listed', () => {
  test('without an end while nothing of it ends', () => {
    expect(listedUntil(CLEANER, [])).toBeNull()
    expect(listedUntil(CLEANER, [verdict({ expiresAt: null })])).toBeNull()
  })

  test('until the first of its mandatory passes ends', () => {
    const verdicts = [
      verdict({}),
      verdict({ kind: 'identity', expiresAt: days(90) }),
      verdict({ kind: 'food-safety', expiresAt: days(3) }),
    ]
    expect(listedUntil(CLEANER, verdicts)).toEqual(days(90))
    expect(listedUntil(defaultChecks('Personal Chef'), verdicts)).toEqual(days(3))
  })

  test('longer with a newer pass, not with a later refusal', () => {
    const pass = verdict({ expiresAt: days(2) })
    const refusal = verdict({ outcome: 'failed', checkedAt: days(-1), expiresAt: null })
    expect(listedUntil(CLEANER, [pass, refusal])).toEqual(days(2))
    expect(listedUntil(CLEANER, [pass, verdict({ checkedAt: days(-1) })])).toEqual(days(200))
  })
})

test('what has ended is named', () => {
  const verdicts = [verdict({ expiresAt: NOW }), verdict({ kind: 'qualification', expiresAt: NOW })]
  const kinds = (speciality: DefaultKey, now = NOW) =>
    lapsedPasses(defaultChecks(speciality), verdicts, now).map(({ kind }) => kind)
  expect(kinds('Cleaner')).toEqual(['insurance'])
  expect(kinds('Massage_Therapist')).toEqual(['insurance', 'qualification'])
  expect(kinds('Cleaner', new Date(NOW.getTime() - 1))).toEqual([])
})

test('the badge stands for what was passed last and still holds', () => {
  const verdicts = [
    verdict({ kind: 'qualification' }),
    verdict({ kind: 'identity', expiresAt: null }),
    verdict({ expiresAt: NOW }),
    verdict({ kind: 'food-safety', outcome: 'failed', expiresAt: null }),
  ]
  expect(checksBehindBadge(verdicts, NOW).map(({ kind }) => kind)).toEqual(['identity', 'qualification'])
})
