import type { UserOnWire } from '@anseo/contract/profiles'
import { expect, test } from 'vitest'
import { billingOf } from './billing.ts'

const user = (line2: string, eircode: string | null) =>
  ({
    name: 'Ciara Nolan',
    email: 'ciara@nolan.test',
    address: { line1: '14 Oakley Road', line2 },
    eircode,
  }) as UserOnWire

test.each([
  ['Flat 3', 'D06 X2Y7', 'Dublin 6'],
  ['', 'T12 A034', 'Cork'],
  ['Rathmines', null, 'Rathmines'],
])('with the second line %j and the eircode %j the city is %j', (line2, eircode, city) => {
  expect(billingOf(user(line2, eircode))).toMatchObject({ city, street: '14 Oakley Road' })
})
