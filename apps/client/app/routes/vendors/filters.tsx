// implements: §2.65
import { Button } from '@anseo/ui/button'
import { SpecialityList } from '@anseo/ui/speciality-list'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { FiltersProps } from './filters-props.ts'
import { listQuery } from './list-state.ts'
import { LocationSelect, PriceSelect, RatingSelect } from './list-selects.tsx'
import { QuickChips } from './quick-chips.tsx'
import { SearchBox } from './search-box.tsx'
import { useSpecialityLinks } from '../../vendors/speciality-links.tsx'

const FiltersSheet = lazy(() => import('./filters-sheet.tsx'))

/** Search, location, price, rating and specialities: next to the list from 1024 px, else in a sheet with the rest. */
export function Filters(props: FiltersProps) {
  const { speciality, state, locations } = props
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const show = () => {
    setUsed(true)
    setOpen(true)
  }
  const links = useSpecialityLinks(speciality, listQuery({ ...state, page: 1 }))
  return (
    <aside aria-label="Filters" className="min-w-0">
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <SearchBox state={state} />
          <Button
            tone="sec"
            className="lg:hidden"
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={show}
          >
            Filters
          </Button>
        </div>
        <div className="grid gap-3 max-lg:hidden">
          <LocationSelect state={state} locations={locations} />
          <PriceSelect state={state} />
          <RatingSelect state={state} />
        </div>
      </div>
      <QuickChips speciality={speciality} state={state} onFilters={show} />
      <div className="mt-7 max-lg:hidden">
        <h2 className="mb-2 text-base">Speciality</h2>
        <SpecialityList items={links} active={speciality} />
      </div>
      {used && (
        <Suspense>
          <FiltersSheet {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </aside>
  )
}
