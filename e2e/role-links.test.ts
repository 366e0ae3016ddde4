import { type AdminRole, NAMED_ROLES } from '@anseo/domain/admin-role'
import type { Page } from 'playwright-core'
import { expect, sharedProduct, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import type { Viewport } from './chromium.ts'
import { newMember } from './new-member.ts'

const product = sharedProduct()

/** The text that a page shows in place of content that the role may not see. */
const NO_ACCESS = /^(Your role can't open this page|Your role can see the list, but not the details\.)$/

/**
 * Returns the kind of page at an address. One page of each kind is visited, since other ids, filters, orders and page
 * numbers show the same kind.
 */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://site')
  const state = ['tab', 'status', 'role'].map((name) => searchParams.get(name) ?? '').join(' ')
  return `${pathname.replaceAll(/[0-9a-f-]{36}/g, ':id')} ${state} ${searchParams.has('id')}`
}

async function linksOf(page: Page): Promise<string[]> {
  await expect(page.locator('.skeleton, .loading-note')).toHaveCount(0)
  return page
    .locator('a[href^="/admin/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
}

/** Visits every kind of page that links lead to, and returns those that the role may not open, each with where from. */
async function forbiddenLinks(page: Page): Promise<string[]> {
  const seen = new Set<string>()
  const waiting = [{ href: '/admin/', from: 'the start' }]
  const forbidden: string[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { href, from } = next
    await page.goto(href)
    await page.locator('main').waitFor()
    const links = await linksOf(page)
    if ((await page.getByText(NO_ACCESS).count()) > 0) forbidden.push(`${href} on ${from}`)
    for (const link of links) {
      if (seen.has(kindOf(link))) continue
      seen.add(kindOf(link))
      waiting.push({ href: link, from: href })
    }
  }
  expect(seen.size).toBeGreaterThan(12)
  return forbidden
}

function testLinks(role: AdminRole, viewport: Viewport) {
  test(
    `a member with the role ${role} sees no link to a page it may not open, ${viewport}`,
    { tag: '@deep' },
    async ({ openPage }) => {
      test.setTimeout(240_000)
      const member = await newMember(product.url, await logInDemo(product.url, 'admin'), role)
      const page = await openPage({ baseURL: product.url, signedIn: { admin: member }, viewport })
      expect(await forbiddenLinks(page)).toEqual([])
    },
  )
}

testLinks('reader', 'phone')
for (const role of NAMED_ROLES) testLinks(role, 'desktop')

test('a member who may not open a page sees the name without a link, and finds the row by search', async ({
  openPage,
}) => {
  const owner = await logInDemo(product.url, 'admin')
  const reader = await newMember(product.url, owner, 'reader')
  const page = await openPage({ baseURL: product.url, signedIn: { admin: reader } })
  await page.goto('/admin/people')
  const row = page.getByRole('table', { name: 'People' }).getByRole('row').nth(1)
  await row.waitFor()
  expect(await row.getByRole('link').count()).toBe(0)
  await row.getByRole('cell').first().click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const palette = page.getByRole('dialog', { name: 'Search everything' })
  await palette.getByRole('combobox').fill('ciara no')
  expect(new URL(page.url()).pathname).toBe('/admin/people')
  await palette.getByRole('option', { name: /^Ciara Nolan/ }).click()
  await page.waitForURL(/\/admin\/people\?role=client&search=/)
  await page.getByRole('table', { name: 'People' }).getByText('Ciara Nolan').waitFor()
})
