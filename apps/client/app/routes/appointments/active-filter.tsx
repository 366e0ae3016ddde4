// implements: §2.80
import type { AppointmentFilter } from '@anseo/domain/appointment-filters'
import { Button } from '@anseo/ui/button'
import { Chip } from '@anseo/ui/chip'

/** Shows the active filter, with a button to clear it. */
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
