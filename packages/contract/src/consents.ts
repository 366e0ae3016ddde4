import { CONSENT_DOCUMENTS, type ConsentDocument } from '@anseo/domain/consents'
import { z } from 'zod'
import { succeeds } from './call.ts'
import { instant } from './wire.ts'
import { callsOf } from './sites.ts'

const document = () => z.enum(CONSENT_DOCUMENTS)
const version = () => z.iso.date().meta({ examples: ['2025-05-05'] })

const consentCalls = <const S extends 'user' | 'pro'>(site: S) => {
  const own = callsOf(site)
  return {
    list: own({
      method: 'GET',
      path: `/api/${site}/consents` as const,
      summary: 'List the accepted versions of the terms and privacy policy, and the current ones.',
      reply: succeeds({
        consents: z.array(z.object({ document: document(), version: version(), acceptedAt: instant() })),
        current: z.object({ terms: version(), privacy: version() } satisfies Record<
          ConsentDocument,
          unknown
        >),
        outdated: z.array(document()).meta({ description: 'Not accepted in the current version' }),
      }),
    }),
    accept: own({
      method: 'POST',
      path: `/api/${site}/consents` as const,
      whileBlocked: true,
      summary: 'Accept documents in the version shown. Accepting again changes nothing.',
      body: z.object({
        accepted: z
          .array(z.object({ document: document(), version: version() }))
          .min(1)
          .max(2),
      }),
      refusals: ['TERMS_CHANGED'],
    }),
  }
}

export const clientConsentCalls = consentCalls('user')
export const vendorConsentCalls = consentCalls('pro')
