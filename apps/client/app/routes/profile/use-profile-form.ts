import { serverNow } from '@anseo/api-client/server-clock'
import { keep, readKept } from '@anseo/api-client/tab-storage'
import type { UserOnWire } from '@anseo/contract/profiles'
import { notify } from '@anseo/ui/toasts'
import { useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useFormCall } from '../../forms/use-form-call.ts'
import { useProfile } from '../../session/profile.tsx'
import { formOf, problemsOf, type ProfileValues, readDraft, sameValues, valuesOf } from './profile-values.ts'

export type ProfileFormState = ReturnType<typeof useProfileForm>

/**
 * The profile's form: what is typed is kept for this tab until it is saved or given up, so that a reload or a login
 * in the middle loses nothing.
 */
export function useProfileForm(user: UserOnWire) {
  const draftKey = `anseo.profile-draft.${user._id}`
  const { reload } = useProfile()
  const [draft] = useState(() => readDraft(readKept(draftKey)))
  const [editing, setEditing] = useState(draft !== null)
  const [values, setValues] = useState<ProfileValues>(draft ?? valuesOf(user))
  const [photo, setPhoto] = useState<File | null>(null)
  const changed = editing && (photo !== null || !sameValues(values, valuesOf(user)))

  const close = () => {
    keep(draftKey, null)
    setPhoto(null)
    setEditing(false)
  }
  const { submit, reset, ...call } = useFormCall<ProfileValues>({
    fallback: 'Error updating profile.',
    check: (entered) => problemsOf(entered, serverNow()),
    call: async (entered) => {
      const { message } = await api('POST /api/user/update-profile', { form: formOf(entered, photo) })
      await reload()
      close()
      notify.success(message)
    },
  })
  return {
    ...call,
    editing,
    values,
    changed,
    photoUrl: usePhotoUrl(photo),
    setPhoto,
    edit: () => {
      setValues(valuesOf(user))
      setEditing(true)
    },
    change: (part: Partial<ProfileValues>) => {
      const next = { ...values, ...part }
      setValues(next)
      keep(draftKey, next)
    },
    cancel: () => {
      reset()
      close()
    },
    save: () => submit(values),
  }
}

/** An address under which the browser shows a chosen photo. */
function usePhotoUrl(photo: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!photo) return
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [photo])
  return url
}
