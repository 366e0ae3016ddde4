import type { BodyFor } from '@anseo/contract/calls'
import type { OwnPhotoOnWire } from '@anseo/contract/work-photos'
import { movedTo } from '@anseo/domain/moved-to'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { notify } from '@anseo/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../site.ts'

const KEY = ['photos']
const RECHECK_MS = 1500

/** Loads the vendor's photos of work in their order; asked for again while one is not ready. */
export const usePhotos = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api('GET /api/pro/photos', { signal })).photos,
    refetchInterval: ({ state }) =>
      state.data?.some((photo) => photo.state === 'processing') ? RECHECK_MS : false,
  })

/** Returns a function that uploads a photo and shows it in the list; the key is the same for each try (S9). */
export function useUploadPhoto() {
  const queries = useQueryClient()
  return async (file: File, idempotencyKey: string): Promise<void> => {
    const form = new FormData()
    form.set('image', file)
    await api('POST /api/pro/photos', { form, idempotencyKey })
    await queries.invalidateQueries({ queryKey: KEY })
  }
}

type PhotoChange = BodyFor<'PATCH /api/pro/photos/:id'>

/** Changes words and service of a photo. */
export const useChangePhoto = (id: string) =>
  useFormChange(KEY, (body: PhotoChange) => api('PATCH /api/pro/photos/:id', { params: { id }, body }))

/** Moves a photo to another place; shown immediately, and reverted on failure. */
export function useMovePhoto() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, to }: { _id: string; to: number }) =>
      api('PATCH /api/pro/photos/:id', { params: { id: _id }, body: { position: to } }),
    onMutate: ({ _id, to }) => {
      void queries.cancelQueries({ queryKey: KEY, exact: true })
      const before = queries.getQueryData<OwnPhotoOnWire[]>(KEY)
      queries.setQueryData<OwnPhotoOnWire[]>(KEY, (photos = []) =>
        movedTo(
          photos,
          photos.findIndex((photo) => photo._id === _id),
          to,
        ),
      )
      return before
    },
    onError: (_error, _move, before) => queries.setQueryData(KEY, before),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Removes a photo, with an undo in the toast. */
export function useRemovePhoto() {
  const queries = useQueryClient()
  const restoring = useChange(KEY, (id: string) =>
    api('POST /api/pro/photos/:id/restore', { params: { id } }),
  )
  return useMutation({
    mutationFn: (id: string) => api('DELETE /api/pro/photos/:id', { params: { id } }),
    onSuccess: ({ message }, id) =>
      notify.success(message, { label: 'Undo', onClick: () => restoring.mutate(id) }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
