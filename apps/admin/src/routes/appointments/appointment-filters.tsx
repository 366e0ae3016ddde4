import { Button } from '@anseo/ui/button'
import { classNames } from '@anseo/ui/class-names'
import { Flag, Scissors, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { DayFilter, FilterSelect } from '../../listing/filter-select.tsx'
import { OrderSelect } from '../../listing/order-select.tsx'
import { SearchBox } from '../../listing/search-box.tsx'
import { specialities } from '../../specialities.ts'
import { ORDERS, PAID, REPORTED } from './appointment-texts.ts'
import { useAppointmentSearch } from './use-appointment-search.ts'

/** Filters of the appointments list, stored in the address. */
export function AppointmentFilters() {
  const { filters, change } = useAppointmentSearch()
  const [open, setOpen] = useState(false)
  return (
    <div className={classNames('record-filters', !open && 'folded')}>
      <SearchBox
        label="Search appointments"
        placeholder="Client, vendor, email or id"
        search={filters.search}
        onSearch={(search) => change({ search })}
      />
      <span className="lg:hidden">
        <Button
          tone="sec"
          size="sm"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fewer filters' : 'More filters'}
        </Button>
      </span>
      <FilterSelect
        label="Speciality"
        icon={<Scissors aria-hidden="true" />}
        value={filters.speciality}
        options={Object.fromEntries(specialities().map(({ name, label }) => [name, label]))}
        all="All specialities"
        onChange={(speciality) => change({ speciality })}
      />
      <SearchBox
        label="Town"
        placeholder="Town"
        search={filters.town}
        onSearch={(town) => change({ town })}
      />
      <FilterSelect
        label="Payment"
        value={filters.paid}
        options={PAID}
        all="Paid or not"
        onChange={(paid) => change({ paid })}
      />
      <FilterSelect
        label="Report"
        icon={<Flag aria-hidden="true" />}
        value={filters.report}
        options={REPORTED}
        all="Any report"
        onChange={(report) => change({ report })}
      />
      <OrderSelect order={filters.order} orders={ORDERS} onChange={(order) => change({ order })} />
      <DayFilter label="From" value={filters.from} onChange={(from) => change({ from })} />
      <DayFilter label="To" value={filters.to} onChange={(to) => change({ to })} />
    </div>
  )
}
