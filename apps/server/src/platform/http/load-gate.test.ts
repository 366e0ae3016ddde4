// covers: ASVS 15.2.2
import { expect, test } from 'vitest'
import { createLoadGate } from './load-gate.ts'

/** A gate for 400 lookers on a clock of its own. */
function openGate() {
  let at = 0
  const gate = createLoadGate(400, () => at)
  const enter = (count: number, load: 'read' | 'write' = 'read') =>
    Array.from({ length: count }, () => gate.enter(load)).filter(Boolean).length
  const leave = (count: number, load: 'read' | 'write' = 'read') => {
    for (let n = 0; n < count; n++) gate.leave(load)
  }
  return { enter, leave, wait: (ms: number) => (at += ms) }
}

test('so many are let in at once and no more; of writes three times as many, beside them', () => {
  const { enter, leave } = openGate()
  expect(enter(1000)).toBe(400)
  expect(enter(2000, 'write')).toBe(1200)
  leave(10)
  expect(enter(20)).toBe(10)
})

test('under a load that lasts no more are let in than are done within half a second', () => {
  const { enter, leave, wait } = openGate()
  enter(400)
  enter(1200, 'write')
  // Two hundred a second are done: a hundred are soon answered.
  for (let round = 0; round < 4; round++) {
    wait(500)
    leave(100, 'write')
    expect(enter(1)).toBe(0)
  }
  leave(390)
  leave(710, 'write')
  expect(enter(1)).toBe(0)
  leave(20, 'write')
  expect(enter(200)).toBe(20)
})

test('few are let in however slow they are, and all once the crowd has gone', () => {
  const { enter, leave, wait } = openGate()
  enter(400)
  wait(60_000)
  leave(380)
  enter(1)
  wait(60_000)
  leave(21)
  expect(enter(300)).toBe(300)
})
