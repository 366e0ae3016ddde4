import { readFromTab, saveInTab } from '@anseo/api-client/tab-storage'
import type { UserOnWire } from '@anseo/contract/profiles'
import type { NamedSpeciality } from '@anseo/domain/specialities'
import { useDebounced } from '@anseo/site-kit/use-debounced'
import { notify } from '@anseo/ui/toasts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { useFormCall } from '../../forms/use-form-call.ts'
import { useOwnPhotos } from '../../queries/attached-photos.ts'
import { useAskable } from '../../queries/requests.ts'
import { STORAGE_PREFIX } from '../../session/storage-prefix.ts'
import { type AskDraft, askProblems, newAskDraft, restoreAskDraft } from './ask-draft.ts'

const FAILED = "We couldn't send your request. Please try again."

/** The pause in typing a place after which its vendors are requested. */
const PAUSE_MS = 300

/**
 * Holds the draft of a quote request in the tab; once it is sent, opens the request's page.
 * @param specialities those that can be chosen.
 */
export function useAsking(
  { _id: clientId, eircode }: UserOnWire,
  search: URLSearchParams,
  now: Date,
  specialities: readonly NamedSpeciality[],
) {
  const navigate = useNavigate()
  const storageKey = `${STORAGE_PREFIX}ask-${clientId}`
  const [typed, setTyped] = useState(() => {
    const saved = restoreAskDraft(readFromTab(storageKey), now)
    // After a reload the address is the same; another address starts a new request.
    if (saved && (search.size === 0 || saved.address === search.toString())) return saved
    return { ...newAskDraft(search, now, specialities), text: saved?.text ?? '' }
  })
  const near = useDebounced(typed.near.trim(), PAUSE_MS)
  const askable = useAskable(typed.speciality, typed.where === 'near' ? near : (eircode ?? ''), typed.chooses)
  // Vendors of another place or speciality, whom the client no longer sees, are not asked.
  const draft = {
    ...typed,
    vendorIds: typed.vendorIds.filter((id) => askable.data?.some((vendor) => vendor._id === id)),
  }
  const photos = useOwnPhotos(storageKey)
  const once = useSendOnce()
  const call = useFormCall<AskDraft>({
    check: askProblems,
    fallback: FAILED,
    call: async (asked) => {
      const body = bodyOf(asked, photos.ready)
      const { requestId, message } = await once(body, (idempotencyKey) =>
        api('POST /api/user/requests', { body, idempotencyKey }),
      )
      saveInTab(storageKey, null)
      photos.clear()
      notify.success(message)
      await navigate(`/my-requests/${requestId}`)
    },
  })
  return {
    draft,
    askable,
    change: (changes: Partial<AskDraft>) => {
      const next = { ...typed, ...changes, address: search.toString() }
      setTyped(next)
      saveInTab(storageKey, next)
    },
    photos,
    submit: async () => {
      if (!photos.isBusy) await call.submit(draft)
    },
    busy: call.busy,
    fields: call.fields,
    form: call.form,
  }
}

const bodyOf = (
  { speciality, text, slotDate, from, to, where, near, chooses, vendorIds }: AskDraft,
  photos: readonly { _id: string }[],
) => ({
  speciality,
  text,
  slotDate,
  from,
  to,
  place: where === 'near' ? near : where,
  photos: photos.map(({ _id }) => _id),
  ...(chooses && { vendorIds }),
})
