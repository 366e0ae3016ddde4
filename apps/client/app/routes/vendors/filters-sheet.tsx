// implements: §2.65
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { countText } from '@anseo/ui/pager'
import { SpecialityList } from '@anseo/ui/speciality-list'
import { Link } from 'react-router'
import type { FiltersProps } from './filters-props.ts'
import { LocationSelect, PriceSelect, RatingSelect, SortSelect } from './list-selects.tsx'
import { listQuery } from './list-state.ts'
import { useSpecialityLinks } from '../../vendors/speciality-links.tsx'
import { WhenWhere } from './when-where.tsx'

/** The filters on a phone; a change applies to the list behind immediately. Loaded when first opened. */
export default function FiltersSheet({
  speciality,
  state,
  locations,
  days,
  placeError,
  total,
  more,
  open,
  onClose,
}: FiltersProps & { open: boolean; onClose: () => void }) {
  const links = useSpecialityLinks(speciality, listQuery({ ...state, page: 1 }))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <>
          <Button asChild tone="sec">
            <Link to="/vendors">Clear Filters</Link>
          </Button>
          <Button onClick={onClose}>
            Show {countText(total, more)} {total === 1 ? 'result' : 'results'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <WhenWhere state={state} days={days} placeError={placeError} className="when-where narrow" />
        <div className="grid gap-3">
          <LocationSelect state={state} locations={locations} />
          <PriceSelect state={state} />
          <RatingSelect state={state} />
          <SortSelect state={state} />
        </div>
        <div>
          <h3 className="mb-2 text-base">Speciality</h3>
          <SpecialityList items={links} active={speciality} />
        </div>
      </div>
    </Dialog>
  )
}
