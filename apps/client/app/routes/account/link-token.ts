const LONGEST = 200

/** The token of a mailed link. One that is missing or cut goes to the server too, which says what is wrong with it. */
export const linkToken = (search: URLSearchParams): string =>
  (search.get('token') || 'missing').slice(0, LONGEST)
