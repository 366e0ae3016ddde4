import { expectAccessible } from './accessibility.ts'
import { expect, sharedProduct, test } from './browser.ts'
import { logInDemo } from './caller.ts'
import { mailedLink } from './mails.ts'
import { newAddress } from './new-client.ts'

const PASSWORD = 'heather-on-howth-2'

const product = sharedProduct()

test(
  'an owner invites someone, who joins, sees what the role may do, and is removed',
  { tag: '@deep' },
  async ({ openPage }) => {
    const email = newAddress()
    const { token, call } = await logInDemo(product.url, 'admin')
    const owner = await openPage({
      baseURL: product.url,
      signedIn: { admin: { token } },
      expectedComplaints: [/status of 400/],
    })
    await owner.goto('/admin/team')
    await owner.getByRole('button', { name: 'Invite' }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByText('Fill in this field.')).toHaveCount(1)
    await dialog.getByLabel('Name').fill('Una Farrell')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByText('Support', { exact: true }).click()
    await expectAccessible(owner)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await owner.getByText(`Invitation sent to ${email}.`).waitFor()
    const open = owner.getByRole('table', { name: 'Open invitations' }).getByRole('row', { name: email })
    await open.getByText('Support').waitFor()

    const una = await openPage({
      baseURL: product.url,
      viewport: 'phone',
      expectedComplaints: [/status of 401/],
    })
    await una.goto(await mailedLink(product.url, email, '/admin/invitation'))
    await una.getByText(email).waitFor()
    await expectAccessible(una)
    await una.getByLabel('New Password').fill(PASSWORD)
    await una.getByLabel('Confirm Password').fill(PASSWORD)
    await una.getByRole('button', { name: 'Join the team' }).click()
    await una.getByText('Welcome to the team! You can now log in.').waitFor()
    await una.getByLabel('Email').fill(email)
    await una.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await una.getByRole('button', { name: 'Login' }).click()
    await una.getByRole('button', { name: 'Menu' }).click()
    await una.getByRole('link', { name: 'Reports' }).waitFor()
    expect(await una.getByRole('link', { name: /^(Team|Money|DAC7|Settings)$/ }).count()).toBe(0)
    await una.goto('/admin/people')
    await una.getByRole('checkbox').first().waitFor()
    await una.getByRole('button', { name: 'Search', exact: true }).click()
    const places = una
      .getByRole('dialog', { name: 'Search everything' })
      .getByRole('group', { name: 'Go to' })
    await places.getByRole('option', { name: 'Go to Reports' }).waitFor()
    expect(await places.getByRole('option', { name: /^Go to (Money|Payouts|DAC7|Settings)$/ }).count()).toBe(
      0,
    )

    const { members } = (await call('GET', '/api/admin/team')).body
    const { _id } = members.find((one: { email: string }) => one.email === email)
    await call('PATCH', `/api/admin/team/${_id}`, { role: 'vetting' })
    await una.goto('/admin/people')
    await una.getByRole('table', { name: 'People' }).waitFor()
    expect(await una.getByRole('checkbox').count()).toBe(0)
    expect(await una.getByRole('button', { name: 'CSV' }).count()).toBe(0)
    await una.getByRole('button', { name: 'Menu' }).click()
    await una.getByRole('link', { name: 'Reports' }).click()
    await una.waitForURL(/\/admin\/notices$/)
    await una.getByRole('link', { name: /^Content/ }).waitFor()
    await una.getByRole('link', { name: /^Complaints/ }).waitFor()
    expect(await una.getByRole('link', { name: /^Appointments/ }).count()).toBe(0)
    await call('PATCH', `/api/admin/team/${_id}`, { role: 'support' })
    await una.goto('/admin/team')
    await una.getByText("Your role can't open this page").waitFor()
    await una.getByText('You have the role “Support”.').waitFor()
    await expectAccessible(una)

    await owner.reload()
    const member = owner.getByRole('table', { name: 'Members' }).getByRole('row', { name: email })
    await member.getByRole('button', { name: /^Remove/ }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove member' }).click()
    await owner.getByText('Una Farrell is no longer in the team.').waitFor()
    await una.getByRole('link', { name: 'Go to dashboard' }).click()
    await una.getByRole('heading', { name: 'Operator login' }).waitFor()
  },
)
