import type { ConsentDocument } from '@anseo/domain/consents'
import { useEffect, useEffectEvent, useState } from 'react'

type Versions = Record<ConsentDocument, string>
interface Accepted {
  accepted: { document: ConsentDocument; version: string }[]
}

/** The calls of a site for accepting terms. */
export interface ConsentCalls {
  list: () => Promise<{ outdated: ConsentDocument[]; current: Versions }>
  accept: (body: Accepted) => Promise<unknown>
}

/**
 * The documents whose current version the user has not accepted, and the call to accept them; the props of
 * `TermsQuestion` in the interface. A list that does not load is requested again with the next page.
 * @param onFailure called with the reason when accepting failed.
 */
export function useTermsQuestion(calls: ConsentCalls, onFailure: (error: unknown) => void) {
  const [known, setKnown] = useState<{ outdated: ConsentDocument[]; current: Versions } | null>(null)
  const [busy, setBusy] = useState(false)
  const load = () => calls.list().then(setKnown, () => undefined)
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])
  const agree = async () => {
    if (!known || busy) return
    setBusy(true)
    const accepted = known.outdated.map((document) => ({ document, version: known.current[document] }))
    await calls.accept({ accepted }).catch(onFailure)
    await load()
    setBusy(false)
  }
  return { outdated: known?.outdated ?? [], busy, onAgree: () => void agree() }
}
