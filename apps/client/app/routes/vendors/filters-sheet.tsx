import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { SpecialityList } from '@anseo/ui/speciality-list'
import { Link } from 'react-router'
import type { FiltersProps } from './filters.tsx'
import { LocationSelect, SortSelect } from './list-selects.tsx'
import { listQuery } from './list-state.ts'
import { specialityLinks } from './speciality-links.tsx'

/** The filters on a phone; what is chosen shows in the list behind at once. Loaded when first opened. */
export default function FiltersSheet({
  speciality,
  state,
  locations,
  total,
  open,
  onClose,
}: FiltersProps & { open: boolean; onClose: () => void }) {
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
            Show {total} {total === 1 ? 'result' : 'results'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <LocationSelect state={state} locations={locations} />
        <SortSelect state={state} />
        <div>
          <h3 className="mb-2 text-base">Speciality</h3>
          <SpecialityList
            items={specialityLinks(speciality, listQuery({ ...state, page: 1 }))}
            active={speciality}
          />
        </div>
      </div>
    </Dialog>
  )
}
