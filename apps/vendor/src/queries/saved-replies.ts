import type { SavedReplyOnWire } from '@anseo/contract/saved-replies'
import { MAX_SAVED_REPLIES } from '@anseo/domain/limits'
import { useChange, useFormChange } from '@anseo/site-kit/use-change'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { keepPreviousData } from '@tanstack/react-query'
import { api, useRead } from '../site.ts'

const KEY = ['saved-replies']
const PAGE = 10

/** Loads a page of the saved replies, by title. */
export const useSavedReplies = ({ search, page }: { search: string; page: number }) =>
  useRead([...KEY, { search, page }], 'GET /api/pro/saved-replies', {
    query: { search, page, pageSize: PAGE },
    placeholderData: keepPreviousData,
  })

/** Loads all saved replies, to pick from while writing. */
export const useRepliesToPick = (wanted: boolean) =>
  useRead([...KEY, 'all'], 'GET /api/pro/saved-replies', {
    query: { pageSize: MAX_SAVED_REPLIES },
    select: ({ replies }) => replies,
    enabled: wanted,
  })

interface SavedReplyChange {
  /** Null for a new one. */
  id: string | null
  fields: Pick<SavedReplyOnWire, 'title' | 'text'>
}

/** Creates or changes a saved reply; a retry after a lost reply creates no second one. */
export function useSaveReply() {
  const once = useSendOnce()
  const save = ({ id, fields }: SavedReplyChange) =>
    id === null
      ? once(fields, (idempotencyKey) => api('POST /api/pro/saved-replies', { body: fields, idempotencyKey }))
      : api('PUT /api/pro/saved-replies/:id', { params: { id }, body: fields })
  return useFormChange(KEY, async (change: SavedReplyChange) => ({
    ...(await save(change)),
    message: 'Reply saved',
  }))
}

/** Deletes a saved reply. */
export const useRemoveReply = () =>
  useChange(KEY, (id: string) => api('DELETE /api/pro/saved-replies/:id', { params: { id } }))
