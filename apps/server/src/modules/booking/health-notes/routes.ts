import {
  agreeToHealthNote,
  readHealthNote,
  sendHealthLink,
  withdrawHealthNote,
} from '@anseo/contract/health-notes'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { agreeByLink, readOwnHealthNote, withdrawByLink } from './answer-link.ts'
import { sendHealthLinkTo } from './send-link.ts'

/** Binds the calls about consent to notes about health. */
export function bindHealthNotes(bind: Bind, runtime: Runtime) {
  bind(sendHealthLink, ({ caller, params }) => sendHealthLinkTo(runtime, caller, params.id))
  bind(readHealthNote, ({ body }) => readOwnHealthNote(runtime, body.token))
  bind(agreeToHealthNote, ({ body }) => agreeByLink(runtime, body.token))
  bind(withdrawHealthNote, ({ body }) => withdrawByLink(runtime, body.token))
}
