import { useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../api/browser-api.ts'

const PAGE = 24

/** Loads the client's favourites, the last saved first, page by page. */
export const useFavourites = () =>
  useInfiniteQuery({
    queryKey: ['favourites'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api/user/favourites', { query: { limit: PAGE, ...(cursor !== null && { cursor }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ favourites }) => favourites),
  })
