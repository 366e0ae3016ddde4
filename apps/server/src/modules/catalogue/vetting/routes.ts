import {
  exportVendors,
  listVettedVendors,
  rejectVendor,
  suspendVendor,
  verifyVendor,
} from '@anseo/contract/administration'
import * as vetting from '@anseo/contract/vetting'
import { formatDay } from '@anseo/domain/slot-date'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listVettedVendorsBy } from './list-vetted-vendors.ts'
import { reject, suspend, verify } from './vet-vendor.ts'
import { addDocumentOf } from './add-document.ts'
import { decideCheckOf } from './decide-check.ts'
import { exportVendorsBy } from './export-vendors.ts'
import { extendCheckOf } from './extend-check.ts'
import { fetchDocument } from './fetch-document.ts'
import { removeDocumentOf } from './remove-document.ts'
import { showBadge } from './show-badge.ts'

const success = true as const

/** Binds the calls about documents, checks and the operator's decisions on vendors. */
export function bindVetting(bind: Bind, runtime: Runtime) {
  bind(vetting.addDocument, ({ caller, body, sentDocument }) =>
    addDocumentOf(runtime, caller, body, sentDocument),
  )
  bind(vetting.getOwnDocument, ({ caller, params }) => fetchDocument(runtime, params.id, caller.accountId))
  bind(vetting.removeDocument, async ({ caller, params }) => {
    await removeDocumentOf(runtime, caller, params.id)
    return { success, message: 'Document removed' }
  })
  bind(vetting.getDocument, ({ params }) => fetchDocument(runtime, params.id))
  bind(vetting.decideCheck, async ({ caller, params, body }) => {
    await decideCheckOf(runtime, caller, params.id, body)
    return {
      success,
      message: body.outcome === 'passed' ? 'Check approved' : "Document rejected. We've told the vendor.",
    }
  })
  bind(vetting.extendCheck, async ({ caller, params, body }) => {
    const lastDay = await extendCheckOf(runtime, caller, params.id, body)
    return { success, message: `Extended to ${formatDay(lastDay)}. We've told the vendor.` }
  })
  bind(vetting.getBadge, ({ params }) => showBadge(runtime, params.vendorId))
  bind(listVettedVendors, ({ query }) => listVettedVendorsBy(runtime, query))
  bind(exportVendors, ({ caller, query }) => exportVendorsBy(runtime, caller, query))
  bind(verifyVendor, async ({ caller, params, body }) => {
    const now = await verify(runtime, caller, params.id, body)
    return { success, message: now ? 'Vendor listed' : 'This vendor was already listed.' }
  })
  bind(rejectVendor, async ({ caller, params, body }) => {
    const now = await reject(runtime, caller, params.id, body)
    return { success, message: now ? 'Application rejected' : 'This application was already rejected.' }
  })
  bind(suspendVendor, async ({ caller, params, body }) => {
    const now = await suspend(runtime, caller, params.id, body)
    return { success, message: now ? 'Vendor suspended' : 'This vendor was already suspended.' }
  })
}
