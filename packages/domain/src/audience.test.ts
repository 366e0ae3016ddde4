import { expect, test } from 'vitest'
import { type Audience, audienceText } from './audience.ts'
import { DEFAULT_SPECIALITIES } from './default-specialities.ts'

test.each<[Audience, string]>([
  [{ to: 'everyone' }, 'Everyone'],
  [{ to: 'clients' }, 'Clients'],
  [{ to: 'vendors' }, 'Vendors'],
  [{ to: 'town', town: 'Cork' }, 'People in Cork'],
  [{ to: 'speciality', speciality: 'Massage_Therapist' }, 'Vendors, Massage Therapist'],
])('%j reads %j', (audience, text) => {
  expect(audienceText(audience, DEFAULT_SPECIALITIES)).toBe(text)
})
