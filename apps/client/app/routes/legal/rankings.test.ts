import { VENDOR_SORTS } from '@anseo/contract/vendors'
import { expect, test } from 'vitest'
import { SORTS } from '../vendors/list-state.ts'
import { RANKINGS } from './rankings.ts'

test('every order that the API and the list offer is explained, and no other', () => {
  expect(Object.keys(RANKINGS).toSorted()).toEqual([...VENDOR_SORTS].toSorted())
  expect(Object.keys(RANKINGS)).toEqual(Object.keys(SORTS))
  for (const parameters of Object.values(RANKINGS)) expect(parameters.length).toBeGreaterThan(0)
})
