import { expect, test } from 'vitest'

import { uploadsText } from './uploads-text.ts'

const waiting = { state: 'waiting' } as const
const sending = { state: 'sending' } as const
const failed = { state: 'failed' } as const

test('the photos on their way and those that failed are read out', () => {
  expect(uploadsText([])).toBe('')
  expect(uploadsText([sending, waiting])).toBe('2 photos to upload')
  expect(uploadsText([failed, sending])).toBe('1 photo to upload, 1 photo not uploaded')
  expect(uploadsText([failed, failed])).toBe('2 photos not uploaded')
})
