import { expect, test } from 'vitest'
import { readOpenDialog } from './use-open-dialog.ts'

test.each(['pay', 'reschedule', 'report', 'review'])(
  'the form %s opens again after a login in the middle',
  (name) => {
    expect(readOpenDialog({ name, id: '7' })).toEqual({ name, id: '7' })
  },
)

test.each(['cancel', 'complete', 'toString', undefined])('the question %s does not come back', (name) => {
  expect(readOpenDialog({ name, id: '7' })).toBeNull()
})
