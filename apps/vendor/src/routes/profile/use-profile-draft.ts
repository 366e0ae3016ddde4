import { formErrors } from '@anseo/api-client/form-errors'
import { useSavedState } from '@anseo/site-kit/use-saved-state'
import { ACCOUNT } from '@anseo/api-client/error-catalogue/account'
import { notify } from '@anseo/ui/toasts'
import { useEffect, useRef, useState } from 'react'
import { useSaveProfile, useVendor } from '../../queries/profile.ts'
import { useReturnToSteps } from '../../shell/use-return-to-steps.ts'
import { session } from '../../site.ts'
import { formOf, isChanged, type ProfileDraft, problemsOf, readDraft, valuesOf } from './profile-values.ts'

/** Draft of the profile; open immediately from the first steps, and safe from a reload or a login. */
export function useProfileDraft() {
  const vendor = useVendor()
  const saved = valuesOf(vendor)
  const key = `anseo.pro.profile-draft.${vendor._id}`
  const returnToSteps = useReturnToSteps()
  const untouched: ProfileDraft = { began: saved, values: saved, photo: null }
  const [stored, setDraft] = useSavedState<ProfileDraft | null>(session, key, null, readDraft)
  const draft = stored ?? (returnToSteps ? untouched : null)
  const latest = useRef(stored)
  useEffect(() => {
    latest.current = stored
  }, [stored])
  const [problems, setProblems] = useState<Record<string, string>>({})
  const save = useSaveProfile()
  const { fields, text } = formErrors(save.error, ACCOUNT.profileFailed)
  const close = () => {
    setDraft(null)
    setProblems({})
    save.reset()
    returnToSteps?.()
  }
  return {
    draft,
    changed: draft !== null && isChanged(draft),
    busy: save.isPending,
    fields: { ...fields, ...problems },
    text,
    edit: () => setDraft(untouched),
    change: (part: Partial<ProfileDraft>) => setDraft({ ...untouched, ...draft, ...part }),
    close,
    save: () => {
      if (!draft || save.isPending) return
      const found = problemsOf(draft.values)
      setProblems(found)
      if (Object.keys(found).length > 0) return
      save.mutate(formOf(draft), {
        onSuccess: ({ message }) => {
          notify.success(message)
          if (latest.current === stored) return close()
          // The form stays open with what was entered while it was being saved.
          setDraft((current) => current && { ...current, began: draft.values })
        },
      })
    },
  }
}
