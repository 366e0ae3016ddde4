// covers: ASVS 15.2.2
import { expect, test } from 'vitest'
import { createWorkLimit, Overloaded } from './work-limit.ts'

test('so much runs at once, so much waits, the rest is refused', async () => {
  const limited = createWorkLimit({ atOnce: 2, waiting: 1 })
  const started: number[] = []
  const gate = Promise.withResolvers<void>()
  const work = (number: number) => () => {
    started.push(number)
    return gate.promise
  }
  const admitted = [1, 2, 3].map((number) => limited(work(number)))
  await expect(limited(work(4))).rejects.toThrow(Overloaded)
  expect(started).toEqual([1, 2])
  gate.resolve()
  await Promise.all(admitted)
  expect(started).toEqual([1, 2, 3])
})

test('work that fails gives its turn back', async () => {
  const limited = createWorkLimit({ atOnce: 1, waiting: 0 })
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await limited(() => Promise.resolve('yes'))).toBe('yes')
})
