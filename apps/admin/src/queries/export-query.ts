interface Paged {
  page?: unknown
  pageSize?: unknown
}

/** The query of a list's file: the list's own without its page, of the chosen rows where there are some. */
export const exportQuery = <Query extends object>(
  { page: _page, pageSize: _size, ...query }: Query & Paged,
  ids?: readonly string[],
) => ({ ...query, ...(ids && { ids: ids.join(',') }) })
