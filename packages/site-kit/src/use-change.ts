import { notify } from '@anseo/ui/toasts'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

/** The key of the queries that show what changed, or keys of several. */
type Reloads = QueryKey | { each: readonly QueryKey[] }

type Change<Variables, Reply> = (variables: Variables) => Promise<Reply>

/**
 * A call that changes something. A toast shows the message of its reply or refusal, and the queries that show what changed
 * are loaded again, also after a refusal, because they were stale then.
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
  return useMutation({
    mutationFn: change,
    meta: { inForm },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: () => reload(queries, 'each' in reloads ? reloads.each : [reloads]),
  })
}

const reload = (queries: QueryClient, keys: readonly QueryKey[]) =>
  Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
