import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { cursorFields, cursorQuery, id, instant } from './wire.ts'
import { person } from './parties.ts'

const listByClient = call({
  method: 'GET',
  path: '/api/user/blocks',
  access: 'client',
  summary: 'List the vendors whom the client has blocked, the last first.',
  query: z.object(cursorQuery),
  reply: succeeds({
    blocks: z.array(z.object({ blockedAt: instant(), vendor: person })),
    ...cursorFields,
  }),
})

const addByClient = call({
  method: 'POST',
  path: '/api/user/blocks',
  access: 'client',
  summary: 'Block a vendor: no new messages or bookings between the two (C9). Appointments stay.',
  body: z.object({ vendorId: id() }),
  refusals: ['VENDOR_NOT_FOUND'],
})

const removeByClient = call({
  method: 'DELETE',
  path: '/api/user/blocks/:vendorId',
  access: 'client',
  summary: 'Unblock a vendor, whether it is blocked or not.',
  params: z.object({ vendorId: id() }),
})

const listByVendor = call({
  method: 'GET',
  path: '/api/pro/blocks',
  access: 'vendor',
  summary: 'List the clients whom the vendor has blocked, the last first.',
  query: z.object(cursorQuery),
  reply: succeeds({
    blocks: z.array(z.object({ blockedAt: instant(), client: person })),
    ...cursorFields,
  }),
})

const addByVendor = call({
  method: 'POST',
  path: '/api/pro/blocks',
  access: 'vendor',
  summary:
    'Block a client who wrote or booked: no new messages or bookings between the two (C9). Appointments stay.',
  body: z.object({ clientId: id() }),
  refusals: ['NOT_FOUND'],
})

const removeByVendor = call({
  method: 'DELETE',
  path: '/api/pro/blocks/:clientId',
  access: 'vendor',
  summary: 'Unblock a client, whether it is blocked or not.',
  params: z.object({ clientId: id() }),
})

export const blockCalls = {
  listByClient,
  addByClient,
  removeByClient,
  listByVendor,
  addByVendor,
  removeByVendor,
}
