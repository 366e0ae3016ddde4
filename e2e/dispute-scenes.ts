import type { AdminDisputeOnWire } from '@anseo/contract/admin-payments'
import type { Evidence } from '@anseo/domain/evidence'
import type { Page } from 'playwright-core'
import { untilHeading, type Shown } from './scene.ts'

const ID = 'd15b07e0-0000-4000-8000-000000000001'

const DISPUTE: AdminDisputeOnWire = {
  _id: ID,
  paymentId: 'd15b07e0-0000-4000-8000-000000000002',
  appointment: {
    _id: 'd15b07e0-0000-4000-8000-000000000003',
    slotDate: '7_11_2026',
    startTime: '06:00 PM',
    endTime: '09:00 PM',
    client: { _id: 'd15b07e0-0000-4000-8000-000000000004', name: 'Paul Greene' },
    vendor: { _id: 'd15b07e0-0000-4000-8000-000000000005', name: 'Fatima Rahman' },
  },
  amount: 53.84,
  fee: 15,
  status: 'open',
  providerDisputeId: 'du_1QMx7aD2eZvKYlo2C',
  openedAt: '2026-11-20T16:12:00.000Z',
  answerBy: '2026-11-27T23:59:00.000Z',
  acceptedAt: null,
  evidenceSentAt: null,
  settledAt: null,
  earnings: 'on hold',
  reason: 'product_not_received',
  chargedToVendorAt: null,
  chargeable: 0,
}

const EVIDENCE: Evidence = {
  answer:
    'Paul Greene booked Fatima Rahman (Babysitter) for Sat 7 Nov, 06:00 PM to 09:00 PM and paid €53.84 by card on 5 Nov 2026, 08:40 PM. On 8 Nov 2026, 10:02 AM the client marked the appointment as complete in their account. The history of the appointment, the chat, the receipt and the cancellation policy that the cardholder accepted are enclosed.',
  service:
    'Service: Evening at home\nDate: Sat 7 Nov, 06:00 PM to 09:00 PM, Irish time\nProvided by: Fatima Rahman\nBooked by: Paul Greene',
  timeline:
    '5 Nov 2026, 08:31 PM: Requested for Sat 7 Nov, 06:00 PM to 09:00 PM.\n5 Nov 2026, 08:40 PM: Paid €53.84.\n8 Nov 2026, 10:02 AM: Marked as complete by the client.',
  chat: '7 Nov 2026, 09:12 PM, client: Thanks Fatima, they slept at once',
  receipt:
    'Receipt R-000412 of 5 Nov 2026, 08:40 PM\nVendor fee €48.00\nPlatform fee €4.80\nPayment processing fee €1.04\nTotal paid €53.84',
  policy:
    'Cancellation policy, shown with its dates before the booking: a client who cancels at least 24 hours before the start gets the vendor fee and the platform fee back; after that there is no refund. If the vendor cancels, everything is refunded.',
}

const answersWith = async (page: Page, path: string, reply: object) =>
  page.route(path, (route) => route.fulfill({ json: { success: true, ...reply } }))

/** Shows a made-up dispute, since one of the demonstration would change other scenes. */
const disputed = (evidence: object, ready: RegExp) => ({
  async show(page: Page) {
    await answersWith(page, `**/api/admin/disputes/${ID}`, {
      dispute: DISPUTE,
      providerUrl: null,
      refund: null,
      refunds: [],
      movements: [],
    })
    await answersWith(page, `**/api/admin/disputes/${ID}/evidence`, {
      evidence: EVIDENCE,
      version: '1',
      gathered: EVIDENCE,
      savedAt: '2026-11-21T12:21:00.000Z',
      savedBy: 'Maeve Tierney',
      sentAt: null,
      refusal: null,
      file: { name: 'photo of the door.pdf', bytes: 812_400 },
      ...evidence,
    })
    await page.reload()
    await untilHeading(ready)(page)
  },
  undo: (page: Page) => page.unrouteAll(),
  expectedComplaints: /status of 404/,
})

/** A dispute whose evidence is being written, one that was answered, and a payment that is being refunded. */
export const ADMIN_DISPUTES: Shown[] = [
  {
    name: 'admin-dispute',
    path: `/admin/disputes/${ID}`,
    ...disputed({ state: 'draft' }, /^Evidence$/),
  },
  {
    name: 'admin-dispute-accept',
    path: `/admin/disputes/${ID}?open=accept`,
    ...disputed({ state: 'draft' }, /^Accept the loss of/),
  },
  {
    name: 'admin-dispute-answered',
    path: `/admin/disputes/${ID}`,
    only: 'desktop',
    ...disputed({ state: 'sent', sentAt: '2026-11-21T10:25:00.000Z' }, /^Evidence$/),
  },
  {
    name: 'admin-refund',
    path: ({ appointment }) => `/admin/appointments/${appointment}?open=refund`,
    async show(page) {
      const dialog = page.getByRole('dialog', { name: 'Refund' })
      await dialog.getByText('The vendor bears it').click()
      await dialog.getByText(/ gets €.+ back on the card/).waitFor()
    },
  },
]
