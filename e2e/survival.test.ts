// covers: ASVS 16.5.3
import { type Caller, logInDemo, payByCard } from './caller.ts'
import { type Product, startProduct } from './server.ts'
import { expect, test } from './browser.ts'

// A Saturday noon in Dublin: the demonstration is dated from here.
const FIRST_START = '2026-11-21T12:00:00Z'
const AFTER_THE_APPOINTMENT = '2026-11-26T20:00:00Z'
const SLOT = { slotDate: '26_11_2026', startTime: '05:00 PM', endTime: '07:00 PM' }

let product: Product
let client: Caller
let vendor: Caller
test.beforeAll(async () => {
  product = await startProduct({ FAKE_NOW: FIRST_START })
  client = await logInDemo(product.url, 'user')
  vendor = await logInDemo(product.url, 'pro')
})
test.afterAll(() => product?.remove())

const vendorId = async () => (await vendor.call('GET', '/api/pro/profile')).body.vendorData._id as string
const appointment = async (id: string) => {
  const { appointments } = (await client.call('GET', '/api/user/appointments')).body
  return appointments.find(({ _id }: { _id: string }) => _id === id)
}

test.describe('the main path, by HTTP and socket alone, across two crashes', () => {
  // Each test continues the one before, which is run again with it.
  test.describe.configure({ mode: 'serial' })
  let id: string

  test('a client books, the vendor confirms', async () => {
    const booking = { vendorId: await vendorId(), ...SLOT, note: 'Curly hair' }
    const booked = await client.call('POST', '/api/user/book-appointment', booking)
    expect(booked).toMatchObject({ status: 200 })
    id = booked.body.appointmentId
    expect((await vendor.call('POST', `/api/pro/appointments/${id}/confirm`)).status).toBe(200)
  })

  test('after a kill the server continues with the database that was left running', async () => {
    await product.kill()
    await product.restart()
    expect(await appointment(id)).toMatchObject({ ...SLOT, isConfirmed: true, payment: false })
  })

  test('the client pays', async () => {
    const asked = await client.call('POST', '/api/user/create-payment-intent', { appointmentId: id })
    const intentId = await payByCard(product.url, asked.body.clientSecret)
    const verified = await client.call('POST', '/api/user/verify-payment', { id: intentId })
    expect(verified).toMatchObject({ status: 200, body: { success: true } })
    expect(await appointment(id)).toMatchObject({ payment: true, totalAmount: 100.74 })
  })

  test('both chat, and acknowledged messages are there after another kill', async () => {
    const [clientSocket, vendorSocket] = [await client.connect(), await vendor.connect()]
    const arrived = new Promise((resolve) => vendorSocket.once('receive_message', resolve))
    const content = `See you on Thursday ${Date.now()}`
    const sent = await clientSocket.emitWithAck('send_message', { receiverId: await vendorId(), content })
    expect(sent).toMatchObject({ success: true, message: { content, read: false } })
    expect(await arrived).toMatchObject({ _id: sent.message._id })
    for (const socket of [clientSocket, vendorSocket]) socket.disconnect()
    await product.kill()
    await product.restart()
    const history = await vendor.call('GET', `/api/pro/messages/${sent.message.senderId}`)
    expect(history.body.messages.at(-1)).toMatchObject({ content })
  })

  test('after the appointment the client marks it complete', async () => {
    await product.restart({ FAKE_NOW: AFTER_THE_APPOINTMENT })
    const marked = await client.call('POST', '/api/user/mark-complete', { appointmentId: id })
    expect(marked.status).toBe(200)
    expect(await appointment(id)).toMatchObject({ isComplete: true, clientMarkedComplete: true })
  })
})

test('a second server on the same data is refused and says why', { tag: '@deep' }, async () => {
  await expect(startProduct({ DATA_DIR: product.dataDir, FAKE_NOW: FIRST_START })).rejects.toThrow(/is using/)
})
