// implements: §2.80
import type { AppointmentFilter } from '@anseo/domain/appointment-filters'
import { Button } from '@anseo/ui/button'
import { Chip } from '@anseo/ui/chip'

/** Says which filter is active, with the way out of it. */
export function ActiveFilter({ filter, onClear }: { filter: AppointmentFilter; onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Chip selected>Showing: {filter}</Chip>
      <Button tone="ghost" size="sm" onClick={onClear}>
        Clear Filter
      </Button>
    </div>
  )
}
