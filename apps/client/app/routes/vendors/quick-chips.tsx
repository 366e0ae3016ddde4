import { shownSpecialities, type Speciality } from '@anseo/domain/specialities'
import { Chip } from '@anseo/ui/chip'
import { Clock, MapPin } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ChosenChips } from './chosen-chips.tsx'
import { chosenFilters, whenText } from './filter-texts.ts'
import { type ListState, listQuery } from './list-state.ts'
import { WhenChips } from './when-chips.tsx'
import { specialityPath } from '../../vendors/speciality-links.tsx'
import { useSpecialities } from '../../vendors/use-specialities.ts'

interface QuickChipsProps {
  speciality: Speciality | null
  state: ListState
  onFilters: () => void
}

/** The active filters and the most used ones, in a row that scrolls sideways; on phones only. */
export function QuickChips({ speciality, state, onFilters }: QuickChipsProps) {
  const specialities = shownSpecialities(useSpecialities())
  const query = listQuery({ ...state, page: 1 })
  const narrowed = chosenFilters(state).length > 0
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Active filters are at the start of the row, which must stay in view.
    if (narrowed) return
    const chosen = speciality && row.current?.querySelector<HTMLElement>('[aria-current]')
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - row.current.clientWidth / 3 })
  }, [speciality, narrowed])
  return (
    <div className="hscroll relative mt-3 lg:hidden" ref={row}>
      <WhenChips state={state} others />
      <ChosenChips state={state} />
      {state.near === '' && state.location === '' && (
        <Chip before={<MapPin aria-hidden="true" />} popup="dialog" onClick={onFilters}>
          All Locations
        </Chip>
      )}
      {whenText(state) === '' && (
        <Chip before={<Clock aria-hidden="true" />} popup="dialog" onClick={onFilters}>
          Any time
        </Chip>
      )}
      {specialities.map(({ name, label, icon }) => (
        <Chip
          key={name}
          // An eager picture would be preloaded, before fonts and styles.
          before={<img src={icon} alt="" width={22} height={22} loading="lazy" />}
          selected={name === speciality}
          link={<Link to={specialityPath(name === speciality ? null : name) + query} />}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}
