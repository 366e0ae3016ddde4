import { serverNow } from '@anseo/api-client/server-clock'
import { useSavedState } from '@anseo/site-kit/use-saved-state'
import { formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { useLocation } from 'react-router'
import { useVendor } from '../../queries/profile.ts'
import { session } from '../../site.ts'
import { draftOfHours, type PlacedDraft, readPlacedDraft, type TimeOffDraft } from './time-off-draft.ts'

/**
 * Holds the form of time off that is open, null when none is; it outlives a login in the middle, on the page, the week and
 * the day where it was begun, and nowhere else.
 * @returns it, how it changes, and how it opens for any hours.
 */
export function useTimeOffDraft() {
  const { pathname, search } = useLocation()
  const place = pathname + search
  const today = formatIsoDate(dublinDate(serverNow()))
  const key = `anseo.pro.time-off.${useVendor()._id}`
  const [placed, setPlaced] = useSavedState<PlacedDraft | null>(session, key, null, (saved) =>
    readPlacedDraft(saved, place, today),
  )
  const draft = placed?.place === place ? placed.draft : null
  const setDraft = (next: TimeOffDraft | null) => setPlaced(next && { place, day: today, draft: next })
  const open = (from = dublinDate(serverNow())) =>
    setDraft({ ...draftOfHours({ date: from, startHour: 9, endHour: 17 }), kind: 'days' })
  return { draft, setDraft, open }
}
