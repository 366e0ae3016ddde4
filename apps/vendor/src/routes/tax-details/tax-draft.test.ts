import type { TaxDetailsOnWire } from '@anseo/contract/tax-details'
import { expect, test } from 'vitest'
import { draftOf, onNewDetails, type TaxDraft } from './tax-draft.ts'

const KNOWN: TaxDetailsOnWire = {
  kind: 'individual',
  firstName: 'Aoife',
  lastName: 'Byrne',
  birthDate: '1990-04-23',
  legalName: null,
  registrationNumber: null,
  street: '1 Main Street',
  line2: null,
  city: 'Cork',
  postcode: null,
  country: 'IE',
  tin: '•••• 67FA',
  tinCountry: 'IE',
  birthCity: null,
  birthCountry: null,
  vatNumber: null,
  iban: null,
  changedAt: '2026-11-18T12:00:00.000Z',
}

test.each([
  ['a number that is stored', KNOWN, false],
  ['a number that was lost', { ...KNOWN, tin: null }, false],
  ['no number', { ...KNOWN, tin: null, tinCountry: null }, true],
  ['no details', null, false],
])('the form for %s', (_, details, hasNoTin) => {
  expect(draftOf(details).hasNoTin).toBe(hasNoTin)
})

test('what was typed since the details were saved stays, and a saved number is not typed any more', () => {
  const began = draftOf(KNOWN)
  const typed = (draft: TaxDraft, texts: Partial<TaxDraft['texts']>): TaxDraft => ({
    ...draft,
    texts: { ...draft.texts, ...texts },
  })
  const saved = typed(began, { tin: '1234567FA', street: '2 main street' })
  const draft = typed({ ...saved, isIbanRemoved: true }, { city: 'Cobh' })
  const stored = draftOf({ ...KNOWN, street: '2 Main Street', lastName: 'Nolan' })
  expect(onNewDetails(draft, saved, stored)).toEqual(
    typed(
      { ...stored, isIbanRemoved: true },
      { tin: '', street: '2 Main Street', lastName: 'Nolan', city: 'Cobh' },
    ),
  )
})
