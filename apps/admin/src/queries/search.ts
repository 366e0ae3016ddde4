import { MIN_SEARCH_LENGTH } from '@anseo/domain/search-terms'
import { useRead } from '../site.ts'

/** Searches everything, once the text is long enough; a reply to an earlier text is dropped. */
export const useSearch = (q: string) =>
  useRead(['search', q], 'GET /api/admin/search', {
    query: { q },
    enabled: q.length >= MIN_SEARCH_LENGTH,
    gcTime: 0,
  })
