import type { Api, Reading } from '@anseo/api-client/api'
import type { CallName, ReplyTo } from '@anseo/contract/calls'
import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'

type Asked<N extends CallName, Options> = Reading<N> & Partial<Omit<Options, 'queryKey' | 'queryFn'>>
type Arguments<N extends CallName, Options> =
  object extends Reading<N> ? [asked?: Asked<N, Options>] : [asked: Asked<N, Options>]

/** Parameters, query and the options of a query or of one page by page, apart from each other. */
const split = ({ params, query, ...options }: { params?: object; query?: object } = {}) => ({
  sent: { ...(params && { params }), ...(query && { query }) },
  options,
})

/** Creates a site's hook that loads the reply to a call, which is cancelled when nobody waits for it any more. */
export const createUseRead =
  (api: Api) =>
  <N extends CallName, Shown = ReplyTo<N>>(
    queryKey: QueryKey,
    name: N,
    ...[asked]: Arguments<N, UseQueryOptions<ReplyTo<N>, Error, Shown>>
  ) => {
    const { sent, options } = split(asked)
    return useQuery<ReplyTo<N>, Error, Shown>({
      queryKey,
      queryFn: ({ signal }) => api(name, ...([{ ...sent, signal }] as never)),
      ...options,
    })
  }

type Pages<N extends CallName> = InfiniteData<ReplyTo<N>, string>

/** Creates a site's hook that loads the replies to a call page by page, each with the cursor of the page before. */
export const createUseReadPages =
  (api: Api) =>
  <N extends CallName, Shown = Pages<N>>(
    queryKey: QueryKey,
    name: N,
    ...[asked]: Arguments<N, UseInfiniteQueryOptions<ReplyTo<N>, Error, Shown, QueryKey, string>>
  ) => {
    const { sent, options } = split(asked)
    return useInfiniteQuery<ReplyTo<N>, Error, Shown, QueryKey, string>({
      queryKey,
      queryFn: ({ pageParam: cursor, signal }) =>
        api(name, ...([{ ...sent, query: { ...sent.query, cursor }, signal }] as never)),
      initialPageParam: '',
      getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor,
      ...options,
    })
  }
