import { MIN_SEARCH_LENGTH } from '@anseo/domain/search-terms'
import { useQuery } from '@tanstack/react-query'
import { api } from '../site.ts'

/** Searches everything, once the text is long enough; a reply to an earlier text is dropped. */
export const useSearch = (q: string) =>
  useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => api('GET /api/admin/search', { query: { q }, signal }),
    enabled: q.length >= MIN_SEARCH_LENGTH,
    gcTime: 0,
  })
