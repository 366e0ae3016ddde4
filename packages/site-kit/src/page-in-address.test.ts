import { MAX_PAGE } from '@anseo/domain/limits'
import { expect, test } from 'vitest'
import { pageInAddress } from './page-in-address.ts'

test.each([
  ['page=3', 3],
  [`page=${MAX_PAGE}`, MAX_PAGE],
  ['', 1],
  ['page=', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  [`page=${MAX_PAGE + 1}`, 1],
])('an address with the query "%s" shows page %i', (query, page) => {
  expect(pageInAddress(new URLSearchParams(query))).toBe(page)
})
