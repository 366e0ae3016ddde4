import { notify } from '@anseo/ui/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

interface Each<Input> {
  /** Does it for one row; a refusal leaves the others alone. */
  act: (id: string, input: Input) => Promise<unknown>
  /** '3 reviews hidden'. */
  doneText: (count: number) => string
}

/** Does the same for several rows, one after the other, and says how many it was done for; then all is read again. */
export function useEach<Input>({ act, doneText }: Each<Input>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, input }: { ids: readonly string[]; input: Input }) => {
      const refusals: unknown[] = []
      for (const id of ids) await act(id, input).catch((error: unknown) => refusals.push(error))
      if (refusals.length === ids.length) throw refusals[0]
      return { done: ids.length - refusals.length, refused: refusals.length }
    },
    onSuccess: ({ done, refused }) => {
      notify.success(doneText(done))
      if (refused > 0) notify.error(`${refused} could not be changed. Open them to see why.`)
    },
    onSettled: () => queries.invalidateQueries(),
  })
}
