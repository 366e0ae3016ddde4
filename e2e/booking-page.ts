import type { Locator, Page } from 'playwright-core'

import { expect } from './browser.ts'

/** Picks a day, a start and an end on an open booking page. */
export async function chooseTimes(
  page: Page,
  { day = /25 November/, start = '10:00 AM', end = '12:00 PM' } = {},
): Promise<void> {
  // A day that is picked before the page reacts is not picked.
  await page.locator('html[data-ready]').waitFor()
  const pick = (group: string, name: string | RegExp) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click()
  await pick('Date', day)
  await pick('Start time', start)
  await pick('End time', end)
}

/** Finds the booking button that this size shows; the page has two. */
export const bookButton = (page: Page) =>
  page.getByRole('button', { name: 'Book Appointment', exact: true }).filter({ visible: true })

export const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' })

/** Scrolls to the reviews and waits until the page has their code, which it loads when they come near. */
export async function scrollToReviews(page: Page): Promise<Locator> {
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  const reviews = reviewsOf(page)
  const isLive = () =>
    reviews.evaluate((section) => Object.keys(section).some((key) => key.startsWith('__react')))
  await expect.poll(isLive).toBe(true)
  return reviews
}
