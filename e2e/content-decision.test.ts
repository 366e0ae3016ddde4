import { expectAccessible } from './accessibility.ts'
import { scrollToReviews } from './booking-page.ts'
import { expect, test } from './browser.ts'
import { callerWith, logIn, logInDemo } from './caller.ts'
import { mailedLink } from './mails.ts'
import { newClient } from './new-client.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const admin = loggedIn(product, 'admin')

const REPORTER = 'niall.quinn@example.test'
/** The demonstration's member of the team for support. */
const SUPPORT = 'orla.keane@demo.test'
const FACTS = 'It gives out the home address of a neighbour.'

async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const mails = await (await fetch(`${product.url}/dev/mailbox.json`)).json()
  return (mails as { to: string; subject: string; text: string }[]).filter(({ to }) => to === address)
}

/** Waits for the email with this subject and returns its text. */
async function mailAbout(address: string, subject: string): Promise<string> {
  const found = async () => (await mailsTo(address)).find((mail) => mail.subject === subject)?.text ?? null
  await expect.poll(found).not.toBeNull()
  return (await found())!
}

test('from a report by a visitor to a decision, a complaint and its reversal, with all emails', async ({
  openPage,
}) => {
  const vendor = await logInDemo(product.url, 'pro')
  const { _id: vendorId, about, email } = (await vendor.call('GET', '/api/pro/profile')).body.vendorData

  const visitor = await openPage({ baseURL: product.url, viewport: 'phone' })
  await visitor.goto(`/appointment/${vendorId}`)
  await scrollToReviews(visitor)
  await visitor.getByRole('button', { name: /^Report this page/ }).click()
  await visitor.getByRole('combobox', { name: 'What is wrong?' }).selectOption('illegal')
  await visitor.getByRole('textbox', { name: 'Tell us more' }).fill('It says where my mother lives.')
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Niall Quinn')
  await visitor.getByRole('textbox', { name: 'Your email' }).fill(REPORTER)
  await visitor.getByRole('checkbox').check()
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await visitor.getByText('We have your report').waitFor()
  expect(await mailAbout(REPORTER, 'We have your report')).not.toContain('my mother')

  const desk = await openPage({ baseURL: product.url, signedIn: { admin } })
  await desk.goto('/admin/notices')
  await desk.getByRole('link', { name: /^Profile of / }).click()
  await desk.getByText('It says where my mother lives.').waitFor()
  await desk.getByText('inform the Gardaí', { exact: false }).waitFor()
  await desk.getByRole('button', { name: 'I work on it' }).click()
  await desk.getByRole('button', { name: 'Leave it to others' }).waitFor()
  await desk.getByRole('button', { name: 'Decide', exact: true }).click()
  await desk.getByText('Choose a decision.').waitFor()
  await desk.getByRole('radio', { name: 'Remove it No one can see it any more.' }).check()
  const clause = desk.getByRole('combobox', { name: 'Clause of the terms' })
  await clause.fill('')
  await expect(clause).toHaveValue('')
  await desk.getByRole('combobox', { name: 'Ground' }).selectOption('law')
  await desk.getByRole('combobox', { name: 'Law, with its section' }).fill('GDPR, article 6')
  await desk.getByRole('textbox', { name: 'Facts and why' }).fill(FACTS)
  await desk.getByRole('textbox', { name: 'Reasons, for the reporter' }).fill('A home address is private.')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Remove it and send' }).click()
  const question = desk.getByRole('dialog', { name: 'Send this decision?' })
  await question.getByRole('heading', { name: 'We removed your profile text' }).waitFor()
  await expectAccessible(desk)
  await question.getByRole('button', { name: 'Remove it and send' }).click()
  await desk.getByRole('heading', { name: 'Removed', exact: true }).waitFor()
  const told = await mailAbout(REPORTER, 'We decided on your report')
  expect(told).toContain('A home address is private.')
  await visitor.goto(await mailedLink(product.url, REPORTER, '/decisions/'))
  await visitor.getByRole('heading', { name: 'Your report: We removed it' }).waitFor()
  await expect(visitor.getByRole('heading', { name: 'If you disagree' })).toHaveCount(0)
  const reasons = await mailAbout(email, 'We removed your profile text')
  for (const part of [FACTS, 'GDPR, article 6', 'free of charge', 'A person on our team']) {
    expect(reasons).toContain(part)
  }
  expect(reasons).not.toContain('Niall')
  await visitor.goto(`/appointment/${vendorId}`)
  await expect(visitor.getByText(about.slice(0, 40), { exact: false })).toHaveCount(0)

  await visitor.goto(await mailedLink(product.url, email, '/decisions/'))
  await visitor.getByRole('heading', { name: 'We removed your profile text' }).waitFor()
  await visitor.getByText(FACTS).waitFor()
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: 'Send complaint' }).click()
  await visitor.getByText('Enter why you disagree.').waitFor()
  await visitor.getByRole('textbox', { name: 'Your complaint' }).fill('That is the address of my own shop.')
  await visitor.context().setOffline(true)
  await visitor.getByRole('button', { name: 'Send complaint' }).click()
  await visitor.getByRole('alert').filter({ hasText: 'Something went wrong. Please try again.' }).waitFor()
  await visitor.context().setOffline(false)
  await visitor.getByRole('button', { name: 'Send complaint' }).click()
  await visitor.getByText('A person will look at it again', { exact: false }).waitFor()
  await mailAbout(email, 'We have your complaint')

  // Somebody else of the team answers.
  const colleague = await logIn(product.url, 'admin', SUPPORT)
  const second = await openPage({ baseURL: product.url, signedIn: { admin: colleague } })
  await second.goto('/admin/complaints')
  await second.getByRole('table', { name: 'Complaints' }).locator('.record-link').first().click()
  await second.getByText('That is the address of my own shop.').waitFor()
  await second.getByRole('radio', { name: /^Undo the decision/ }).check()
  await second.getByRole('textbox', { name: 'Reasons' }).fill('The shop is open to the public.')
  await expectAccessible(second)
  await second.getByRole('button', { name: 'Send answer' }).click()
  const sending = second.getByRole('dialog', { name: 'Send this answer?' })
  await sending.getByText('Undo the decision.', { exact: false }).waitFor()
  await sending.getByText('The shop is open to the public.').waitFor()
  await expectAccessible(second)
  await sending.getByRole('button', { name: 'Send answer' }).click()
  await second.getByRole('heading', { name: 'Decision undone' }).waitFor()
  const answered = await mailAbout(email, 'Your complaint: We changed our decision')
  expect(answered).toContain('The shop is open to the public.')
  await visitor.reload()
  await visitor.getByText('We lifted this on', { exact: false }).waitFor()
  await visitor.getByText('The shop is open to the public.').waitFor()
  await expectAccessible(visitor)
  const restored = (await vendor.call('GET', '/api/pro/profile')).body.vendorData
  expect(restored.about).toBe(about)
})

test(
  'content is hidden during the decision, a part is removed by keyboard on a phone, and removal gets a last day',
  { tag: '@deep' },
  async ({ openPage }) => {
    const vendor = await logInDemo(product.url, 'pro')
    const {
      _id: vendorId,
      about,
      email,
      name,
    } = (await vendor.call('GET', '/api/pro/profile')).body.vendorData
    const said = { reason: 'illegal', text: 'That is my address.', goodFaith: true }
    const by = { name: 'Una Roche', email: 'una.roche@example.test' }
    const client = await logInDemo(product.url, 'user')
    const report = async (): Promise<string> =>
      (
        await client.call('POST', '/api/notices-of-content', {
          kind: 'profile',
          id: vendorId,
          ...said,
          ...by,
        })
      ).body.noticeId
    const shown = async (): Promise<string> =>
      (await vendor.call('GET', '/api/pro/profile')).body.vendorData.about

    const desk = await openPage({ baseURL: product.url, signedIn: { admin }, viewport: 'phone' })
    await desk.goto(`/admin/notices/${await report()}`)
    await desk.getByRole('button', { name: 'Hide while we decide' }).click()
    const hiding = desk.getByRole('dialog', { name: 'Hide while we decide?' })
    await hiding.getByRole('button', { name: 'Hide and send' }).click()
    await hiding.getByText('Fill in this field.').waitFor()
    await hiding.getByRole('textbox', { name: 'Facts and why' }).fill('It seems to give a private address.')
    await expectAccessible(desk)
    await hiding.getByRole('button', { name: 'Hide and send' }).click()
    await desk.getByText('Hidden while you decide, since', { exact: false }).waitFor()
    await desk.getByRole('listitem').filter({ hasText: 'Hidden while we decide' }).waitFor()
    expect(await shown()).toBe('')
    expect(await mailAbout(email, "We've hidden your profile text while we decide")).toContain('provisional')

    await desk.getByRole('radio', { name: /^Remove a part/ }).check()
    await desk.getByRole('textbox', { name: 'Facts and why' }).fill(FACTS)
    await desk.getByRole('textbox', { name: 'Reasons, for the reporter' }).fill('A home address is private.')
    await desk.getByRole('button', { name: 'Remove the passages and send' }).click()
    await desk.getByText('Mark what to remove', { exact: false }).waitFor()
    const field = desk.getByRole('textbox', { name: 'Select what to remove' })
    await field.focus()
    await field.press('Control+Home')
    for (let count = 0; count < 10; count += 1) await field.press('Shift+ArrowRight')
    await field.press('Tab')
    await desk.keyboard.press('Enter')
    const passage = about.slice(0, 10).trim()
    await desk.getByRole('list', { name: 'Marked passages' }).getByText(passage).waitFor()
    await expectAccessible(desk)
    const firstName = name.split(' ')[0]
    await desk.getByRole('button', { name: `Read as ${firstName}` }).click()
    const preview = desk.getByRole('dialog', { name: `What ${firstName} reads` })
    await preview.getByRole('heading', { name: 'We removed a part of your profile text' }).waitFor()
    await preview.getByText('one passage', { exact: false }).waitFor()
    await expectAccessible(desk)
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'Remove the passages and send' }).click()
    const question = desk.getByRole('dialog', { name: 'Send this decision?' })
    await question.getByRole('button', { name: 'Remove the passages and send' }).click()
    await desk.getByRole('heading', { name: 'Part removed' }).waitFor()
    expect(await shown()).toBe(about.replace(passage, '[removed]'))

    await desk.getByRole('button', { name: 'Lift' }).first().click()
    await desk
      .getByRole('dialog', { name: 'Lift this restriction?' })
      .getByRole('button', { name: 'Lift restriction' })
      .click()
    await expect.poll(shown).toBe(about)
    await mailAbout(email, 'All of your profile text is shown again')

    await desk.goto(`/admin/notices/${await report()}`)
    await desk.getByRole('radio', { name: /^Remove it No one/ }).check()
    await desk.getByRole('combobox', { name: 'How long' }).selectOption('date')
    await desk.getByRole('textbox', { name: 'Facts and why' }).fill(FACTS)
    await desk.getByRole('textbox', { name: 'Reasons, for the reporter' }).fill('A home address is private.')
    await desk.getByRole('button', { name: 'Remove it and send' }).click()
    await desk.getByText('Choose a day from today', { exact: false }).waitFor()
    await desk.getByLabel('Last day').fill('2026-12-24')
    await desk.getByRole('button', { name: 'Remove it and send' }).click()
    await question.getByText('Up to and including 24 December 2026').waitFor()
    await question.getByRole('button', { name: 'Remove it and send' }).click()
    await desk.getByRole('heading', { name: 'Removed', exact: true }).waitFor()
    expect(await shown()).toBe('')
  },
)

test(
  'a client who is blocked on its page reads why above every page',
  { tag: '@deep' },
  async ({ openPage }) => {
    const token = await newClient(product.url)
    const page = await openPage({ baseURL: product.url, signedIn: { client: { token } }, viewport: 'phone' })
    const { userData } = (await callerWith(product.url, token).call('GET', '/api/user/get-profile')).body
    const desk = await openPage({ baseURL: product.url, signedIn: { admin } })
    await desk.goto(`/admin/people/clients/${userData._id}`)
    await desk.getByRole('button', { name: /^Block / }).click()
    const question = desk.getByRole('dialog', { name: /^Block / })
    await question.getByRole('textbox', { name: 'Facts and why' }).fill('You threatened two vendors.')
    await question.getByRole('button', { name: 'Block and send' }).click()
    await desk.getByRole('heading', { name: 'Blocked' }).waitFor()
    await page.goto('/vendors')
    const strip = page.getByRole('complementary', { name: 'Your account is blocked' })
    await strip.getByText('You threatened two vendors.', { exact: false }).waitFor()
    await expectAccessible(page)
    await strip.getByRole('link', { name: 'Read the decision or complain' }).click()
    await page.getByRole('heading', { name: 'Your account is blocked' }).waitFor()
    await page.getByRole('textbox', { name: 'Your complaint' }).waitFor()
  },
)
