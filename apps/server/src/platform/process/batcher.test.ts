import { expect, test } from 'vitest'
import { batcher } from './batcher.ts'

/** Answers each number with its double and remembers the batches; refuses those that hold a 13. */
function doubling(lanes = 1) {
  const batches: number[][] = []
  const ask = batcher(
    async (numbers: readonly number[]) => {
      batches.push([...numbers])
      await Promise.resolve()
      if (numbers.includes(13)) throw new Error('13')
      return numbers.map((number) => 2 * number)
    },
    { lanes, size: 4 },
  )
  return { ask, batches }
}

test('what comes together is asked together, up to the limit, and each gets its own answer', async () => {
  const { ask, batches } = doubling()
  expect(await Promise.all([1, 2, 3, 4, 5, 6].map(ask))).toEqual([2, 4, 6, 8, 10, 12])
  expect(batches).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ])
  expect(await ask(7)).toBe(14)
})

test('one that fails gets its error, and the others of its batch their answers', async () => {
  const { ask, batches } = doubling()
  const answers = await Promise.allSettled([1, 13, 3].map(ask))
  expect(answers).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new Error('13') },
    { status: 'fulfilled', value: 6 },
  ])
  expect(batches).toEqual([[1, 13, 3], [1], [13], [3]])
  expect(await ask(4)).toBe(8)
})

test('nothing is asked twice when nobody knows whether it was committed', async () => {
  let asked = 0
  const ask = batcher(
    async (): Promise<number[]> => {
      asked++
      throw new Error('Connection terminated unexpectedly')
    },
    { lanes: 1, size: 4 },
  )
  const answers = await Promise.allSettled([1, 2, 3].map(ask))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(asked).toBe(1)
})
