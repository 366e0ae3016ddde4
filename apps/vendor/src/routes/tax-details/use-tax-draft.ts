import type { TaxDetailsOnWire } from '@anseo/contract/tax-details'
import { useState } from 'react'
import { draftOf, onNewDetails, type TaxDraft } from './tax-draft.ts'

/** Holds the draft of the tax details; what was typed stays when details are stored meanwhile, here or on another device. */
export function useTaxDraft(details: TaxDetailsOnWire | null) {
  const changedAt = details?.changedAt
  const [state, setState] = useState(() => {
    const stored = draftOf(details)
    return { changedAt, began: stored, draft: stored }
  })
  if (state.changedAt !== changedAt) {
    const stored = draftOf(details)
    setState({ changedAt, began: stored, draft: onNewDetails(state.draft, state.began, stored) })
  }
  return {
    draft: state.draft,
    edit: (change: (draft: TaxDraft) => TaxDraft) =>
      setState((before) => ({ ...before, draft: change(before.draft) })),
    /** Records what was saved, so that only what was typed since counts as unsaved. */
    setSaved: (saved: TaxDraft) => setState((before) => ({ ...before, began: saved })),
  }
}
