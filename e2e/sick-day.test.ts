import { expectAccessible } from './accessibility.ts'
import { expect, test } from './browser.ts'
import { loggedIn, ownProduct } from './own-product.ts'

const product = ownProduct()
const vendor = loggedIn(product, 'pro')

const PATH = '/api/pro/appointments'

/** Enters a booking of the vendor's own for an afternoon without others. */
const enter = (name: string, startTime: string, endTime: string, slotDate: string) =>
  vendor.call('POST', PATH, { contact: { name }, slotDate, startTime, endTime, outsideHours: true })

test(
  'the appointments of a sick day are moved, cancelled or kept together, and failed ones can be retried',
  { tag: '@deep' },
  async ({ openPage }) => {
    const [day, next] = ['27_11_2026', '28_11_2026']
    const moved = (await enter('Tom Hickey', '09:00 AM', '10:00 AM', day)).body.appointmentId
    const cancelled = (await enter('Nuala Shortt', '10:00 AM', '11:00 AM', day)).body.appointmentId
    const kept = (await enter('Una Ryan', '11:00 AM', '12:00 PM', day)).body.appointmentId
    const rival = (await enter('Rival Booking', '09:00 AM', '10:00 AM', next)).body.appointmentId
    const page = await openPage({
      baseURL: product.url,
      signedIn: { pro: vendor },
      viewport: 'phone',
      expectedComplaints: [/status of 409/],
    })
    await page.goto('/pro/hours')
    await page.getByRole('button', { name: 'Add time off' }).tap()
    const dialog = page.getByRole('dialog', { name: /^(Add time off|Time off added)$/ })
    await dialog.getByRole('radio', { name: 'Whole days' }).tap()
    await dialog.getByLabel('First day').fill('2026-11-27')
    await dialog.getByLabel('Last day').fill('2026-11-27')
    await dialog.getByRole('button', { name: 'Move or cancel several' }).tap()
    const entry = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    await entry('Tom Hickey').getByLabel('What happens to it').selectOption('Move it')
    await entry('Nuala Shortt').getByLabel('What happens to it').selectOption('Cancel it')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel 1 and move 1' }).tap()
    const question = page.getByRole('dialog', { name: 'Cancel 1 and move 1?' })
    await question.getByText('Your time off is added first.').waitFor()
    await question.getByRole('button', { name: 'Cancel 1 and move 1' }).tap()

    await dialog.getByText('1 of 2 done, 1 not done.').waitFor()
    await entry('Nuala Shortt').getByText("Cancelled. Nuala isn't told by us.").waitFor()
    await entry('Tom Hickey').getByText('Not done: ').waitFor()
    await expectAccessible(page)
    await vendor.call('POST', `${PATH}/${rival}/cancel`, {})
    await dialog.getByRole('button', { name: 'Move 1' }).tap()
    await page.getByRole('dialog', { name: 'Move 1?' }).getByRole('button', { name: 'Move 1' }).tap()
    await dialog.getByText('2 of 2 done.').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).tap()
    await dialog.waitFor({ state: 'detached' })

    const shown = async (id: string) => (await vendor.call('GET', `${PATH}/${id}`)).body.appointment
    expect(await shown(moved)).toMatchObject({ slotDate: next, startTime: '09:00 AM', cancelled: false })
    expect(await shown(cancelled)).toMatchObject({ cancelled: true, cancelledBy: 'vendor' })
    expect(await shown(kept)).toMatchObject({ slotDate: day, cancelled: false })
    const { timeOff } = (await vendor.call('GET', '/api/pro/time-off')).body
    expect(timeOff.filter(({ start }: { start: string }) => start.startsWith('2026-11-27'))).toHaveLength(1)
  },
)

test('adding a time off asks about what was chosen for its appointments, and does it', async ({
  openPage,
}) => {
  const day = '8_12_2026'
  const ids = [
    (await enter('Aoife Keane', '09:00 AM', '10:00 AM', day)).body.appointmentId,
    (await enter('Breda Lyons', '10:00 AM', '11:00 AM', day)).body.appointmentId,
  ]
  const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
  await page.goto('/pro/hours')
  await page.getByRole('button', { name: 'Add time off' }).click()
  const dialog = page.getByRole('dialog', { name: /^(Add time off|Time off added)$/ })
  await dialog.getByRole('radio', { name: 'Whole days' }).click()
  await dialog.getByLabel('First day').fill('2026-12-08')
  await dialog.getByLabel('Last day').fill('2026-12-08')
  await dialog.getByRole('button', { name: 'Move or cancel several' }).click()
  await dialog.getByRole('button', { name: 'Cancel all' }).click()
  await dialog.getByLabel('Reason (optional, only for you)').waitFor()
  await dialog.getByRole('button', { name: 'Add time off' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel 2?' })
  await question.getByText('Your time off is added first.').waitFor()
  await question.getByRole('button', { name: 'Cancel 2' }).click()
  await dialog.getByText('2 of 2 done.').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })

  for (const id of ids) {
    const { body } = await vendor.call('GET', `${PATH}/${id}`)
    expect(body.appointment).toMatchObject({ cancelled: true, cancelledBy: 'vendor' })
  }
})

test(
  'what was chosen for appointments follows a change of the time off',
  { tag: '@deep' },
  async ({ openPage }) => {
    const day = '13_12_2026'
    const first = (await enter('Orla Keane', '09:00 AM', '10:00 AM', day)).body.appointmentId
    const second = (await enter('Peig Lyons', '11:00 AM', '12:00 PM', day)).body.appointmentId
    const third = (await enter('Rory Nolan', '03:00 PM', '04:00 PM', day)).body.appointmentId
    const page = await openPage({ baseURL: product.url, signedIn: { pro: vendor } })
    await page.goto('/pro/hours')
    await page.getByRole('button', { name: 'Add time off' }).click()
    const dialog = page.getByRole('dialog', { name: /^(Add time off|Time off added)$/ })
    await dialog.getByRole('radio', { name: 'Some hours' }).click()
    await dialog.getByLabel('Day', { exact: true }).fill('2026-12-13')
    await dialog.getByLabel('From').selectOption('09:00 AM')
    await dialog.getByLabel('To', { exact: true }).selectOption('01:00 PM')
    await dialog.getByRole('button', { name: 'Move or cancel several' }).click()
    const list = dialog.getByRole('region', { name: 'Appointments in this time' })
    const entries = list.getByRole('listitem')
    await expect(entries).toHaveCount(2)
    await list.getByRole('button', { name: 'Cancel all' }).click()

    await dialog.getByLabel('To', { exact: true }).selectOption('06:00 PM')
    await expect(entries).toHaveCount(3)
    await expect(entries.filter({ hasText: 'Rory Nolan' }).getByLabel('What happens to it')).toHaveValue(
      'keep',
    )
    await dialog.getByLabel('Day', { exact: true }).fill('')
    await expect(list).toBeHidden()
    await dialog.getByLabel('Day', { exact: true }).fill('2026-12-13')
    await list.getByRole('button', { name: 'Cancel 2' }).waitFor()
    await dialog.getByLabel('From').selectOption('11:00 AM')
    await expect(entries).toHaveCount(2)

    await dialog.getByRole('button', { name: 'Add time off' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel 1?' })
    await question.getByRole('button', { name: 'Cancel 1' }).click()
    await dialog.getByText('1 of 1 done.').waitFor()
    const isCancelled = async (id: string) =>
      (await vendor.call('GET', `${PATH}/${id}`)).body.appointment.cancelled
    expect([await isCancelled(first), await isCancelled(second), await isCancelled(third)]).toEqual([
      false,
      true,
      false,
    ])
  },
)
