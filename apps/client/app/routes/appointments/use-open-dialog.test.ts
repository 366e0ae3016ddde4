import { expect, test } from 'vitest'
import { readOpenDialog } from './use-open-dialog.ts'

test.each(['pay', 'reschedule', 'address', 'report', 'review'])(
  'the form %s opens again after an interrupting login',
  (name) => {
    expect(readOpenDialog({ name, id: '7' })).toEqual({ name, id: '7' })
  },
)

test.each(['cancel', 'complete', 'toString', undefined])(
  'the dialog %s does not open again after a login',
  (name) => {
    expect(readOpenDialog({ name, id: '7' })).toBeNull()
  },
)
