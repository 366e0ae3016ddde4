import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** A person whom the account has blocked. */
export interface BlockedPerson {
  _id: string
  name: string
  image: string
}

/** The calls of a site about the people whom its account has blocked. */
interface BlockCalls {
  list: (signal: AbortSignal) => Promise<BlockedPerson[]>
  block: (id: string) => Promise<{ message: string }>
  unblock: (id: string) => Promise<{ message: string }>
}

/** The blocked people as pages show them, with the calls that change the list. */
export type Blocks = ReturnType<typeof useBlocks>

/**
 * Loads the people whom the account has blocked, the last first, and returns them with the calls that change the list.
 * @param onChanged called with the toast of each change.
 */
export function useBlocks(calls: BlockCalls, onChanged: (message: string) => void) {
  const queries = useQueryClient()
  const queryKey = ['blocks']
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.list(signal),
  })
  const change = useMutation({
    mutationFn: ({ id, wanted }: { id: string; wanted: boolean }) =>
      wanted ? calls.block(id) : calls.unblock(id),
    onSuccess: ({ message }) => onChanged(message),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return {
    /** Null until they have loaded. */
    people: data ?? null,
    failed: isError,
    loading: isFetching,
    reload: () => void refetch(),
    isBlocked: (id: string) => data?.some(({ _id }) => _id === id) ?? false,
    busy: change.isPending,
    /** The person who is being blocked or unblocked. */
    changedId: change.isPending ? change.variables.id : null,
    block: (id: string, onDone: () => void) => change.mutate({ id, wanted: true }, { onSettled: onDone }),
    unblock: (id: string) => change.mutate({ id, wanted: false }),
  }
}
