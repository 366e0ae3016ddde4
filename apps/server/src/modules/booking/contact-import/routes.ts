import {
  exportContacts,
  getLastContactImport,
  importContacts,
  undoContactImport,
} from '@anseo/contract/contact-imports'
import { counted } from '@anseo/domain/counted'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportContactsOf } from './export-contacts.ts'
import { importContactsOf, showLastImport, undoImport } from './import-contacts.ts'

/** Binds the calls by which a vendor's clients come and go as files. */
export function bindContactImport(bind: Bind, runtime: Runtime) {
  bind(importContacts, ({ caller, query, sentDocument }) =>
    importContactsOf(runtime, caller, sentDocument, query.dryRun === 'true'),
  )
  bind(getLastContactImport, ({ caller }) => showLastImport(runtime, caller))
  bind(undoContactImport, async ({ caller, params }) => {
    const staying = await undoImport(runtime, caller, params.id)
    const but = staying > 0 ? `, except for ${counted(staying, 'client')} changed or booked since.` : ''
    return `Import undone${but}`
  })
  bind(exportContacts, ({ caller }) => exportContactsOf(runtime, caller))
}
