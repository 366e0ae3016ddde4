import { saveFile } from '@anseo/api-client/save-file'
import type { BodyFor, ReplyTo } from '@anseo/contract/calls'
import type { UploadPhoto } from '@anseo/site-kit/use-uploads'
import { useChange } from '@anseo/site-kit/use-change'
import { notify } from '@anseo/ui/toasts'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '../site.ts'
import { photoFiles } from './attached-photos.ts'

const KEY = ['contacts']
const PAGE = 25

/** The vendor's clients by name, page by page, and how many a search finds. */
export const useContacts = (search: string) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/pro/contacts', {
        query: { limit: PAGE, ...(search && { search }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), total: pages[0]!.total }),
  })

/** A client's record with its history. */
export const useContact = (id: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...KEY, id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/pro/contacts/:id', { params: { id }, signal })).contact,
  })

export type ContactFields = BodyFor<'POST /api/pro/contacts'>

interface ContactChange {
  /** Null for a new one. */
  id: string | null
  fields: ContactFields
  /** The same for one try however often its button is pressed (S9). */
  idempotencyKey: string
}

const save = ({ id, fields, idempotencyKey }: ContactChange) =>
  id === null
    ? api('POST /api/pro/contacts', { body: fields, idempotencyKey })
    : api('PATCH /api/pro/contacts/:id', { params: { id }, body: fields })

/** Adds or changes a client. */
export function useSaveContact() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: save,
    meta: { inForm: true },
    onSuccess: () => notify.success('Client saved'),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Saves the vendor's note about a client. */
export const useKeepContactNote = (id: string) =>
  useMutation({
    mutationFn: (note: string) => api('PATCH /api/pro/contacts/:id', { params: { id }, body: { note } }),
  })

type HealthChange = Pick<BodyFor<'PATCH /api/pro/contacts/:id'>, 'healthNote' | 'healthConsent'>

/** Saves a client's health note or the consent to it. */
export function useChangeHealthNote(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: HealthChange) => api('PATCH /api/pro/contacts/:id', { params: { id }, body }),
    meta: { inForm: true },
    onSettled: () => queries.invalidateQueries({ queryKey: [...KEY, id] }),
  })
}

/** Emails a client the link to read the note and to decide. */
export const useSendHealthLink = (id: string) =>
  useChange([...KEY, id], () => api('POST /api/pro/contacts/:id/health-link', { params: { id } }))

/** Deletes a client with its notes. */
export const useRemoveContact = () =>
  useChange(KEY, (id: string) => api('DELETE /api/pro/contacts/:id', { params: { id } }))

/** Reloads clients after a socket event about appointments. */
export const contactsKey = KEY

/** Says what an import of a CSV file would do, or does it. */
export function useImportContacts() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ file, dryRun }: { file: File; dryRun: boolean }) => {
      const form = new FormData()
      form.set('document', file)
      return api('POST /api/pro/contacts/import', { form, query: { dryRun: dryRun ? 'true' : 'false' } })
    },
    meta: { inForm: true },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Takes an import back. */
export const useUndoImport = () =>
  useChange(KEY, (id: string) => api('DELETE /api/pro/contacts/import/:id', { params: { id } }))

/** Saves all clients as a CSV file. */
export const useContactsFile = () =>
  useMutation({ mutationFn: () => api('GET /api/pro/contacts/export'), onSuccess: saveFile })

export type ImportReply = ReplyTo<'POST /api/pro/contacts/import'>

/** Uploads a photo of a client who has agreed to it; the key is the same for each try (S9). */
export function useAddClientPhoto(id: string): UploadPhoto {
  const queries = useQueryClient()
  return async (image, idempotencyKey) => {
    const form = new FormData()
    form.set('consent', 'true')
    form.set('image', image)
    const { photo } = await api('POST /api/pro/contacts/:id/photos', { params: { id }, form, idempotencyKey })
    photoFiles.keep(photo._id, image)
    await queries.invalidateQueries({ queryKey: [...KEY, id] })
  }
}

/** Deletes a photo of a client. */
export const useRemoveClientPhoto = (id: string) =>
  useChange([...KEY, id], (photoId: string) =>
    api('DELETE /api/pro/contacts/:id/photos/:photoId', { params: { id, photoId } }),
  )
