import { expect, test } from 'vitest'
import { SORTS } from '../vendors/list-state.ts'
import { RANKINGS } from './rankings.ts'

test('every order that the list offers is explained, in its order, and no other', () => {
  expect(Object.keys(RANKINGS)).toEqual(Object.keys(SORTS))
  for (const parameters of Object.values(RANKINGS)) expect(parameters.length).toBeGreaterThan(0)
})
