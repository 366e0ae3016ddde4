import { saveFile } from '@anseo/api-client/save-file'
import type { BodyFor, ReplyTo } from '@anseo/contract/calls'
import type { UploadPhoto } from '@anseo/site-kit/use-uploads'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, useRead, useReadPages } from '../site.ts'
import { photoFiles } from './attached-photos.ts'

const KEY = ['contacts']
const PAGE = 25

/** Loads the vendor's clients by name, page by page, and how many the search finds. */
export const useContacts = (search: string) =>
  useReadPages([...KEY, 'list', search], 'GET /api/pro/contacts', {
    query: { limit: PAGE, ...(search && { search }) },
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ rows: pages.flatMap(({ rows }) => rows), total: pages[0]!.total }),
  })

/** Loads a client's record with its history. */
export const useContact = (id: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...KEY, id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/pro/contacts/:id', { params: { id }, signal })).contact,
  })

export type ContactFields = BodyFor<'POST /api/pro/contacts'>

/** The fields of a new client, or those of a client that change. */
type ContactChange = { id: null; fields: ContactFields } | { id: string; fields: Partial<ContactFields> }

/** Changes a client or adds one, exactly once even if the reply is lost. */
export function useSaveContact() {
  const once = useSendOnce()
  const save = ({ id, fields }: ContactChange) =>
    id === null
      ? once(fields, (idempotencyKey) => api('POST /api/pro/contacts', { body: fields, idempotencyKey }))
      : api('PATCH /api/pro/contacts/:id', { params: { id }, body: fields })
  return useFormChange(KEY, async (change: ContactChange) => ({
    ...(await save(change)),
    message: 'Client saved',
  }))
}

/** Saves the vendor's private note about a client, and puts it into the cache for the next visit to the page. */
export function useSaveContactNote(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (note: string) => api('PATCH /api/pro/contacts/:id', { params: { id }, body: { note } }),
    onSuccess: ({ contact }) => {
      // A reply that is under way may have the earlier note.
      void queries.cancelQueries({ queryKey: [...KEY, id], exact: true })
      queries.setQueryData([...KEY, id], contact)
    },
  })
}

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

/** Emails a client a link to read the health note and decide on the consent. */
export const useSendHealthLink = (id: string) =>
  useChange([...KEY, id], () => api('POST /api/pro/contacts/:id/health-link', { params: { id } }))

/** Deletes a client with its notes. */
export const useRemoveContact = () =>
  useChange(KEY, (id: string) => api('DELETE /api/pro/contacts/:id', { params: { id } }))

/** Key of all queries here, to reload them after a socket event or a change of a vendor's own booking. */
export const contactsKey = KEY

/** Imports clients from a CSV file, exactly once even if its reply is lost; a dry run only returns what the import would do. */
export function useImportContacts() {
  const queries = useQueryClient()
  const once = useSendOnce()
  return useMutation({
    mutationFn: ({ file, dryRun }: { file: File; dryRun: boolean }) => {
      const form = new FormData()
      form.set('document', file)
      if (dryRun) return api('POST /api/pro/contacts/import', { form, query: { dryRun: 'true' } })
      const { name, size, lastModified } = file
      return once({ name, size, lastModified }, (idempotencyKey) =>
        api('POST /api/pro/contacts/import', { form, idempotencyKey }),
      )
    },
    meta: { inForm: true },
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Loads the last import that can still be undone. */
export const useLastImport = () =>
  useRead([...KEY, 'last-import'], 'GET /api/pro/contacts/import', {
    select: ({ lastImport }) => lastImport,
  })

/** Undoes an import by its id. */
export const useUndoImport = () =>
  useChange(KEY, (id: string) => api('DELETE /api/pro/contacts/import/:id', { params: { id } }))

/** Saves all clients as a CSV file. */
export const useContactsFile = () =>
  useMutation({ mutationFn: () => api('GET /api/pro/contacts/export'), onSuccess: saveFile })

export type ImportReply = ReplyTo<'POST /api/pro/contacts/import'>

/** Uploads a photo of a client who has agreed to it; the idempotency key is the same for each retry (S9). */
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
