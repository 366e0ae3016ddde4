import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 vendors'],
  [1, '1 vendor'],
  [2, '2 vendors'],
  [1_227, '1,227 vendors'],
])('%i is counted as %s', (count, text) => expect(counted(count, 'vendor')).toBe(text))

test('a plural of its own', () => expect(counted(2, 'person', 'people')).toBe('2 people'))
