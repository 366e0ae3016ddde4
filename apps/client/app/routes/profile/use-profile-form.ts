import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { readSavedPhoto } from '@anseo/api-client/saved-photo'
import { serverNow } from '@anseo/api-client/server-clock'
import { saveInTab, readFromTab } from '@anseo/api-client/tab-storage'
import type { UserOnWire } from '@anseo/contract/profiles'
import { notify } from '@anseo/ui/toasts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { STORAGE_PREFIX } from '../../session/storage-prefix.ts'
import { useProfile } from '../../account/profile.tsx'
import {
  formOf,
  problemsOf,
  type ProfileDraft,
  type ProfileValues,
  readDraft,
  sameValues,
  valuesOf,
} from './profile-values.ts'

export type ProfileFormState = ReturnType<typeof useProfileForm>

/**
 * Controls the profile's form: typed values are saved in this tab until they are submitted or discarded, so that they
 * survive a reload or a login in between.
 */
export function useProfileForm(user: UserOnWire) {
  const draftKey = `${STORAGE_PREFIX}profile-draft.${user._id}`
  const photoKey = `${draftKey}.photo`
  const { reload } = useProfile()
  const [saved] = useState(() => readDraft(readFromTab(draftKey)))
  const [editing, setEditing] = useState(saved !== null)
  const [draft, setDraft] = useState<ProfileDraft>(() => saved ?? unchanged(user))
  const { begun, values } = draft
  const [photo, setPhoto] = useState(() => readSavedPhoto(readFromTab(photoKey)))
  const changed = editing && (photo !== null || !sameValues(values, begun))
  const keep = (next: ProfileDraft) => {
    setDraft(next)
    saveInTab(draftKey, next)
  }

  const close = () => {
    saveInTab(draftKey, null)
    saveInTab(photoKey, null)
    setPhoto(null)
    setEditing(false)
  }
  const latest = useRef({ values, photo })
  useEffect(() => {
    latest.current = { values, photo }
  }, [values, photo])
  const { submit, reset, ...call } = useFormCall<ProfileValues>({
    fallback: ACCOUNT.profileFailed,
    check: (entered) => problemsOf(entered, serverNow()),
    call: async (entered) => {
      const { message } = await api('POST /api/user/update-profile', {
        form: formOf({ begun, values: entered }, photo),
      })
      await reload()
      // The form stays open with what was entered while it was being saved.
      if (latest.current.values === entered && latest.current.photo === photo) close()
      else keep({ begun: entered, values: latest.current.values })
      notify.success(message)
    },
  })
  return {
    ...call,
    editing,
    values,
    changed,
    photo,
    setPhoto: (next: string | null) => {
      setPhoto(next)
      saveInTab(draftKey, draft)
      saveInTab(photoKey, next)
    },
    edit: () => {
      setDraft(unchanged(user))
      setEditing(true)
    },
    change: (part: Partial<ProfileValues>) => keep({ begun, values: { ...values, ...part } }),
    cancel: () => {
      reset()
      close()
    },
    save: () => submit(values),
  }
}

function unchanged(user: UserOnWire): ProfileDraft {
  const begun = valuesOf(user)
  return { begun, values: begun }
}
