import { expect, test } from 'vitest'
import { formOf, readDraft } from './profile-values.ts'

const begun = { name: 'A', phone: '', line1: '', line2: '', eircode: '', gender: '', dob: '' } as const
const sent = (values: Partial<Record<keyof typeof begun, string>>) =>
  Object.fromEntries(formOf({ begun, values: { ...begun, ...values } as typeof begun }, null))

test('a save sends only what was changed, so that it takes back nothing that another tab has stored', () => {
  expect(sent({ name: 'B' })).toEqual({ name: 'B' })
  expect(sent({ line2: 'Rathmines' })).toEqual({
    address: JSON.stringify({ line1: '', line2: 'Rathmines' }),
  })
})

test('a cleared field is sent empty', () => {
  const values = { ...begun, name: 'A' }
  expect(Object.fromEntries(formOf({ begun: { ...begun, phone: '087 123 4567' }, values }, null))).toEqual({
    phone: '',
  })
})

test('a draft survives the way through the storage, and anything else is no draft', () => {
  const draft = { begun, values: { ...begun, name: 'B' } }
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(readDraft(null)).toBeNull()
  expect(readDraft(begun)).toBeNull()
})
