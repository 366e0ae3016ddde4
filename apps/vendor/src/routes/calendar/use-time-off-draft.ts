import { serverNow } from '@anseo/api-client/server-clock'
import { useKeptState } from '@anseo/api-client/use-kept-state'
import { dublinDate } from '@anseo/domain/dublin-time'
import { useVendor } from '../../queries/profile.ts'
import { session } from '../../site.ts'
import { draftOfHours, readDraft, type TimeOffDraft } from './time-off-draft.ts'

/**
 * The form of time off that is open, null when none is; it outlives a login in the middle.
 * @returns it, how it changes, and how it opens for any hours.
 */
export function useTimeOffDraft() {
  const key = `anseo.pro.time-off.${useVendor()._id}`
  const [draft, setDraft] = useKeptState<TimeOffDraft | null>(session, key, null, readDraft)
  const open = (from = dublinDate(serverNow())) =>
    setDraft({ ...draftOfHours({ date: from, startHour: 9, endHour: 17 }), kind: 'days' })
  return { draft, setDraft, open }
}
