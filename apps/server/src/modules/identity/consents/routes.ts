import { clientConsentCalls, vendorConsentCalls } from '@anseo/contract/consents'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { acceptDocuments } from './accept-documents.ts'
import { listConsents } from './list-consents.ts'

/** Binds the calls by which clients and vendors read and accept the legal documents. */
export function bindConsents(bind: Bind, runtime: Runtime) {
  for (const calls of [clientConsentCalls, vendorConsentCalls]) {
    bind(calls.list, ({ caller }) => listConsents(runtime, caller))
    bind(calls.accept, ({ caller, body }) => acceptDocuments(runtime, caller, body))
  }
}
