import { expect, test } from 'vitest'
import { ownApp } from '../../../testing/own-app.ts'
import { CARDS, createPayable, payByCard, setFaults } from '../../../testing/payments.ts'
import { checkBooks } from '../ledger/check-books.ts'
import { compareWithProvider } from './compare-with-provider.ts'

const START = new Date('2026-11-18T12:00:00Z')

const app = ownApp({ start: START })

/** A charge of which nobody tells us. */
const charge = async () => payByCard(app, await createPayable(app), CARDS.good)

test('the provider’s list is read less and less often for differences that stay the same', async () => {
  await setFaults(app, { webhooks: 'drop' })
  await charge()
  await checkBooks(app.runtime)
  let rechecked = 0
  /** Returns how many differences were rechecked so many seconds after the start. */
  const after = async (seconds: number) => {
    const before = rechecked
    app.clock.stopAt(new Date(START.getTime() + seconds * 1000))
    await compareWithProvider(app.runtime, async () => void rechecked++)
    return rechecked - before
  }
  expect([await after(0), await after(59), await after(60)]).toEqual([1, 0, 1])
  expect([await after(179), await after(180)]).toEqual([0, 1])
  expect([await after(419), await after(420)]).toEqual([0, 1])
  // Another difference brings the next look soon.
  await charge()
  expect([await after(900), await after(959), await after(960)]).toEqual([2, 0, 2])
  for (let seconds = 960, pause = 120; pause < 7_200; pause *= 2) {
    seconds += Math.min(pause, 3_600)
    expect([await after(seconds - 1), await after(seconds)]).toEqual([0, 2])
  }
})
