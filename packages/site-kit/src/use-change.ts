import { notify } from '@anseo/ui/toasts'
import {
  hashKey,
  type MutateOptions,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useId } from 'react'

/** The key of the queries that show what changed, or keys of several. */
type Reloads = QueryKey | { each: readonly QueryKey[] }

type Change<Variables, Reply> = (variables: Variables) => Promise<Reply>

/**
 * Makes a call that changes something. A toast shows the message of its reply or refusal, and the queries that show what
 * changed are loaded again, also after a refusal, because they were stale then. The same change is not sent again while it
 * runs: the second click of a double click may come before its button shows that it is busy. Files count as the same.
 */
export const useChange = <Variables = void, Reply extends { message: string } = { message: string }>(
  reloads: Reloads,
  change: Change<Variables, Reply>,
) => useChangeWith(reloads, change, false)

/** Like `useChange`, for a form that shows refusals itself. */
export const useFormChange = <Variables = void, Reply extends { message: string } = { message: string }>(
  reloads: Reloads,
  change: Change<Variables, Reply>,
) => useChangeWith(reloads, change, true)

function useChangeWith<Variables, Reply extends { message: string }>(
  reloads: Reloads,
  change: Change<Variables, Reply>,
  inForm: boolean,
) {
  const queries = useQueryClient()
  const mutationKey = [useId()]
  const mutation = useMutation({
    mutationKey,
    mutationFn: change,
    meta: { inForm },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => reload(queries, 'each' in reloads ? reloads.each : [reloads]),
  })
  const mutate = (variables: Variables, options?: MutateOptions<Reply, Error, Variables>) => {
    const hash = hashKey([variables])
    const runs = queries.isMutating({
      mutationKey,
      predicate: ({ state }) => hashKey([state.variables]) === hash,
    })
    if (runs === 0) mutation.mutate(variables, options)
  }
  // Typing clears the error of an earlier attempt; a change that is on its way must not be forgotten, or it could be sent twice.
  const reset = () => {
    if (!mutation.isPending) mutation.reset()
  }
  return { ...mutation, mutate, reset }
}

const reload = (queries: QueryClient, keys: readonly QueryKey[]) =>
  Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
