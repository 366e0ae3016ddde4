import { formatCount } from '@anseo/domain/counted'
import { useChange } from '@anseo/site-kit/use-change'
import { notify } from '@anseo/ui/toasts'

interface BulkAction<Input> {
  /** Changes one row; a refusal does not stop the others. */
  act: (id: string, input: Input) => Promise<unknown>
  /** The toast for the number of rows that were changed, such as '3 reviews hidden'. */
  doneText: (count: number) => string
}

/** Changes several rows one after the other, with one toast for all of them, and reloads all data afterwards. */
export const useBulkAction = <Input>({ act, doneText }: BulkAction<Input>) =>
  useChange([], async ({ ids, input }: { ids: readonly string[]; input: Input }) => {
    const refusals: unknown[] = []
    for (const id of ids) await act(id, input).catch((error: unknown) => refusals.push(error))
    if (refusals.length === ids.length) throw refusals[0]
    if (refusals.length > 0) {
      const them = refusals.length === 1 ? 'it' : 'them'
      notify.error(`${formatCount(refusals.length)} could not be changed. Open ${them} to see why.`)
    }
    return { message: doneText(ids.length - refusals.length) }
  })
