import { expect, test } from 'vitest'
import { type Audience, audienceText } from './audience.ts'
import { DEFAULT_SPECIALITIES } from './default-specialities.ts'

test.each<[Audience, string]>([
  [{ to: 'everyone' }, 'Everyone'],
  [{ to: 'clients' }, 'Clients'],
  [{ to: 'vendors' }, 'Vendors'],
  [{ to: 'town', town: 'Cork' }, 'People in Cork'],
  [{ to: 'speciality', speciality: 'Massage_Therapist' }, 'Vendors, Massage Therapist'],
  [{ to: 'groups', groups: [{ role: 'clients' }] }, 'Clients'],
  [
    {
      to: 'groups',
      groups: [
        { role: 'clients', town: 'Cork' },
        { role: 'vendors', speciality: 'Cleaner', town: 'Cork' },
        { role: 'vendors', speciality: 'Massage_Therapist' },
      ],
    },
    'Clients in Cork; Vendors, Cleaner, in Cork; Vendors, Massage Therapist',
  ],
])('%j reads %j', (audience, text) => {
  expect(audienceText(audience, DEFAULT_SPECIALITIES)).toBe(text)
})
