import { useReadPages } from './use-read.ts'

const PAGE = 24

/** Loads the client's favourites, the last saved first, page by page. */
export const useFavourites = () =>
  useReadPages(['favourites'], 'GET /api/user/favourites', {
    query: { limit: PAGE },
    select: ({ pages }) => pages.flatMap(({ favourites }) => favourites),
  })
