import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { shownVendor } from './vendors.ts'
import { cursorFields, cursorQuery, id, instant } from './wire.ts'

const path = '/api/user/favourites/:vendorId'
const params = z.object({ vendorId: id() })

const list = call({
  method: 'GET',
  path: '/api/user/favourites',
  access: 'client',
  summary: "List the client's favourites, the last saved first; those that are not listed now are left out.",
  query: z.object(cursorQuery),
  reply: succeeds({
    favourites: z.array(z.object({ savedAt: instant(), vendor: shownVendor })),
    ...cursorFields,
  }),
})

const save = call({
  method: 'PUT',
  path,
  access: 'client',
  summary: 'Save a listed vendor as a favourite; saving it again changes nothing.',
  params,
  refusals: ['VENDOR_NOT_FOUND'],
})

const remove = call({
  method: 'DELETE',
  path,
  access: 'client',
  summary: 'Remove a vendor from the favourites, whether it is there or not.',
  params,
})

export const favouriteCalls = { list, save, remove }
