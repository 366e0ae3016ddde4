import { expect, test } from 'vitest'
import { SORTS } from '../vendors/list-state.ts'
import { RANKINGS } from './rankings.ts'

test('exactly the orders that the list offers are explained, in the same order', () => {
  expect(Object.keys(RANKINGS)).toEqual(Object.keys(SORTS))
  for (const parameters of Object.values(RANKINGS)) expect(parameters.length).toBeGreaterThan(0)
})
