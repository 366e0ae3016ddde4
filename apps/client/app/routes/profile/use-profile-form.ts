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
import { formOf, problemsOf, type ProfileValues, readDraft, sameValues, valuesOf } from './profile-values.ts'

export type ProfileFormState = ReturnType<typeof useProfileForm>

/**
 * Controls the profile's form: typed values are saved in this tab until they are submitted or discarded, so that they
 * survive a reload or a login in between.
 */
export function useProfileForm(user: UserOnWire) {
  const draftKey = `${STORAGE_PREFIX}profile-draft.${user._id}`
  const photoKey = `${draftKey}.photo`
  const { reload } = useProfile()
  const [draft] = useState(() => readDraft(readFromTab(draftKey)))
  const [editing, setEditing] = useState(draft !== null)
  const [values, setValues] = useState<ProfileValues>(draft ?? valuesOf(user))
  const [photo, setPhoto] = useState(() => readSavedPhoto(readFromTab(photoKey)))
  const changed = editing && (photo !== null || !sameValues(values, valuesOf(user)))

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
      const { message } = await api('POST /api/user/update-profile', { form: formOf(entered, photo) })
      await reload()
      // The form stays open with what was entered while it was being saved.
      if (latest.current.values === entered && latest.current.photo === photo) close()
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
      saveInTab(draftKey, values)
      saveInTab(photoKey, next)
    },
    edit: () => {
      setValues(valuesOf(user))
      setEditing(true)
    },
    change: (part: Partial<ProfileValues>) => {
      const next = { ...values, ...part }
      setValues(next)
      saveInTab(draftKey, next)
    },
    cancel: () => {
      reset()
      close()
    },
    save: () => submit(values),
  }
}
