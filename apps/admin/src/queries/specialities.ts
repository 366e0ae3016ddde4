import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { movedTo } from '@anseo/domain/moved-to'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'
import { keepSpecialities } from '../specialities.ts'

const KEY = ['specialities']

/** Loads the specialities with the number of their vendors. */
export const useManagedSpecialities = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api('GET /api/admin/specialities', { signal })).specialities,
  })

/** Returns a function that shows a changed list here and on all other pages. */
function useShowChanged() {
  const queries = useQueryClient()
  return ({ specialities }: { specialities: ManagedSpeciality[] }) => {
    queries.setQueryData(KEY, specialities)
    keepSpecialities(specialities)
  }
}

/** Returns a function that shows a changed list, and a toast of what was done. */
function useShowChangedWithToast() {
  const show = useShowChanged()
  return (changed: { specialities: ManagedSpeciality[]; message: string }) => {
    show(changed)
    notify.success(changed.message)
  }
}

/** Loads the list again after a refusal: another admin may have changed it. */
function useReload() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: KEY })
}

/** Adds a speciality, or changes the one with this name; a form shows errors itself. */
export function useSaveSpeciality(name: string | null) {
  return useMutation({
    mutationFn: (form: FormData) =>
      name === null
        ? api('POST /api/admin/specialities', { form })
        : api('PATCH /api/admin/specialities/:name', { params: { name }, form }),
    meta: { inForm: true },
    onSuccess: useShowChangedWithToast(),
    onError: useReload(),
  })
}

/** Moves a speciality to another place; shown immediately, and reverted on failure. */
export function useMoveSpeciality() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ name, position }: { name: string; position: number }) =>
      api('POST /api/admin/specialities/:name/move', { params: { name }, body: { position } }),
    onMutate: ({ name, position }) => {
      void queries.cancelQueries({ queryKey: KEY, exact: true })
      queries.setQueryData<ManagedSpeciality[]>(KEY, (list = []) =>
        movedTo(
          list,
          list.findIndex((speciality) => speciality.name === name),
          position,
        ),
      )
    },
    onSuccess: useShowChanged(),
    onError: useReload(),
  })
}

/** Retires a speciality, or brings it back. */
export function useRetireSpeciality() {
  return useMutation({
    mutationFn: ({ name, version, active }: ManagedSpeciality) =>
      api(`POST /api/admin/specialities/:name/${active ? 'retire' : 'restore'}`, {
        params: { name },
        body: { version },
      }),
    onSuccess: useShowChangedWithToast(),
    onError: useReload(),
  })
}
