import { exportVendors, listVettedVendors, rejectVendor, verifyVendor } from '@anseo/contract/administration'
import * as traders from '@anseo/contract/traders'
import * as vetting from '@anseo/contract/vetting'
import { formatDay } from '@anseo/domain/slot-date'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listVettedVendorsBy } from './list-vetted-vendors.ts'
import { reject, verify } from './vet-vendor.ts'
import { addDocumentOf } from './add-document.ts'
import { askForMore } from './ask-for-more.ts'
import { decideCheckOf } from './decide-check.ts'
import { exportVendorsBy } from './export-vendors.ts'
import { extendCheckOf } from './extend-check.ts'
import { fetchDocument } from './fetch-document.ts'
import { remindNow } from './remind-now.ts'
import { removeDocumentOf } from './remove-document.ts'
import { showBadge } from './show-badge.ts'
import { stateGardaVettingOf } from './state-garda-vetting.ts'
import { viewDocument } from './view-document.ts'

/** Binds the calls about documents, checks and the operator's decisions on vendors. */
export function bindVetting(bind: Bind, runtime: Runtime) {
  bind(vetting.addDocument, ({ caller, body, sentDocument }) =>
    addDocumentOf(runtime, caller, body, sentDocument),
  )
  bind(
    vetting.getOwnDocument,
    async ({ caller, params }) => (await fetchDocument(runtime, params.id, caller.accountId)).file,
  )
  bind(traders.stateGardaVetting, async ({ caller, body }) => {
    await stateGardaVettingOf(runtime, caller, body)
    return 'Sent for review'
  })
  bind(vetting.removeDocument, async ({ caller, params }) => {
    await removeDocumentOf(runtime, caller, params.id)
    return 'Document removed'
  })
  bind(vetting.getDocument, ({ caller, params }) => viewDocument(runtime, caller, params.id))
  bind(vetting.decideCheck, async ({ caller, params, body }) => {
    await decideCheckOf(runtime, caller, params.id, body)
    return body.outcome === 'passed' ? 'Check approved' : "Document rejected. We've told the vendor."
  })
  bind(vetting.extendCheck, async ({ caller, params, body }) => {
    const lastDay = await extendCheckOf(runtime, caller, params.id, body)
    return `Extended to ${formatDay(lastDay)}. We've told the vendor.`
  })
  bind(vetting.remindOfCheck, async ({ caller, params }) => {
    await remindNow(runtime, caller, params.id)
    return "We've told the vendor."
  })
  bind(traders.askForMore, async ({ caller, params, body }) => {
    await askForMore(runtime, caller, params.id, body)
    return "We've asked the vendor."
  })
  bind(vetting.getBadge, ({ params }) => showBadge(runtime, params.vendorId))
  bind(listVettedVendors, ({ query }) => listVettedVendorsBy(runtime, query))
  bind(exportVendors, ({ caller, query }) => exportVendorsBy(runtime, caller, query))
  bind(verifyVendor, async ({ caller, params, body }) => {
    const now = await verify(runtime, caller, params.id, body)
    return now ? 'Vendor listed' : 'This vendor was already listed.'
  })
  bind(rejectVendor, async ({ caller, params, body }) => {
    const now = await reject(runtime, caller, params.id, body)
    return now ? 'Application rejected' : 'This application was already rejected.'
  })
}
