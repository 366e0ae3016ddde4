interface Paged {
  page?: unknown
  pageSize?: unknown
}

/** Returns the query of a list's CSV file: the query of the list without its page, and the ids of the chosen rows if any. */
export const exportQuery = <Query extends object>(
  { page: _page, pageSize: _size, ...query }: Query & Paged,
  ids?: readonly string[],
) => ({ ...query, ...(ids && { ids: ids.join(',') }) })
