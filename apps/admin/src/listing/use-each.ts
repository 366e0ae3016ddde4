import { useChange } from '@anseo/site-kit/use-change'
import { notify } from '@anseo/ui/toasts'

interface Each<Input> {
  /** Does it for one row; a refusal leaves the others alone. */
  act: (id: string, input: Input) => Promise<unknown>
  /** '3 reviews hidden'. */
  doneText: (count: number) => string
}

/** Does the same for several rows, one after the other, and says how many it was done for; then all is read again. */
export const useEach = <Input>({ act, doneText }: Each<Input>) =>
  useChange([], async ({ ids, input }: { ids: readonly string[]; input: Input }) => {
    const refusals: unknown[] = []
    for (const id of ids) await act(id, input).catch((error: unknown) => refusals.push(error))
    if (refusals.length === ids.length) throw refusals[0]
    if (refusals.length > 0) notify.error(`${refusals.length} could not be changed. Open them to see why.`)
    return { message: doneText(ids.length - refusals.length) }
  })
