import { expect, test } from 'vitest'
import type { Change, ChangeListener } from '../../platform/database/change-feed.ts'
import { rememberListing } from './listing-memory.ts'

const NOW = new Date('2026-11-18T12:00:00Z')

/** A memory of the count of cheap vendors and of the marks by rating; `reads` counts how often each was read. */
function createMemory() {
  const listeners: ChangeListener[] = []
  const remember = rememberListing({
    watch: (listener) => {
      listeners.push(listener)
      return () => undefined
    },
    caughtUp: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  })
  const reads = { cheap: 0, byRating: 0 }
  const read = (key: keyof typeof reads) => async () => {
    reads[key]++
    return { value: reads[key], until: null }
  }
  return {
    reads,
    tell: (change: Change) => listeners.forEach((listener) => void listener(change)),
    ask: async () => {
      await remember({ key: 'cheap', facts: ['listed', 'price'] }, NOW, read('cheap'))
      await remember({ key: 'by rating', facts: ['listed', 'name', 'rating'] }, NOW, read('byRating'))
    },
  }
}

test.each<[string, Change, { cheap: number; byRating: number }]>([
  ['a review', { of: 'vendor', vendorId: 'v' }, { cheap: 1, byRating: 1 }],
  ['a booking', { of: 'calendar', vendorId: 'v' }, { cheap: 1, byRating: 1 }],
  ['a completion', { of: 'listing', facts: ['completed'] }, { cheap: 1, byRating: 1 }],
  ['a rating', { of: 'listing', facts: ['rating'] }, { cheap: 1, byRating: 2 }],
  ['a price', { of: 'listing', facts: ['completed', 'price'] }, { cheap: 2, byRating: 1 }],
  ['a new vendor', { of: 'listing', facts: ['listed'] }, { cheap: 2, byRating: 2 }],
  ['anything', { of: 'everything' }, { cheap: 2, byRating: 2 }],
])('%s makes it forget only what it changes', async (_what, change, reads) => {
  const memory = createMemory()
  await memory.ask()
  await memory.ask()
  expect(memory.reads).toEqual({ cheap: 1, byRating: 1 })
  memory.tell(change)
  await memory.ask()
  expect(memory.reads).toEqual(reads)
})
