import type { ConsentDocument } from '@anseo/domain/consents'
import { useEffect, useEffectEvent, useState } from 'react'
import { notifyFailure } from './notify-failure.ts'
import type { SiteCalls } from './site-calls.ts'

type Versions = Record<ConsentDocument, string>

/**
 * Returns the documents whose current version the user has not accepted, and the call to accept them; the props of
 * `TermsQuestion` in the interface. A list that does not load is requested again with the next page.
 */
export function useTermsQuestion({ api, site }: SiteCalls<'user' | 'pro'>) {
  const [known, setKnown] = useState<{ outdated: ConsentDocument[]; current: Versions } | null>(null)
  const [busy, setBusy] = useState(false)
  const load = () => api(`GET /api/${site}/consents`).then(setKnown, () => undefined)
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])
  const agree = async () => {
    if (!known || busy) return
    setBusy(true)
    const accepted = known.outdated.map((document) => ({ document, version: known.current[document] }))
    await api(`POST /api/${site}/consents`, { body: { accepted } }).catch(notifyFailure)
    await load()
    setBusy(false)
  }
  return { outdated: known?.outdated ?? [], busy, onAgree: () => void agree() }
}
