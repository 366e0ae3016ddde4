import { agreeToHealthNote, readHealthNote, withdrawHealthNote } from '@anseo/contract/health-notes'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { agreeByLink, readOwnHealthNote, withdrawByLink } from './answer-link.ts'

/** Binds the calls of people who were emailed a link to the note about their health. */
export function bindHealthNotes(bind: Bind, runtime: Runtime) {
  bind(readHealthNote, ({ body }) => readOwnHealthNote(runtime, body.token))
  bind(agreeToHealthNote, ({ body }) => agreeByLink(runtime, body.token))
  bind(withdrawHealthNote, ({ body }) => withdrawByLink(runtime, body.token))
}
