import { ArrowDownWideNarrow } from 'lucide-react'
import { FilterSelect } from './filter-select.tsx'

interface OrderSelectProps {
  order: string
  /** The orders of the list with their labels. */
  orders: Readonly<Record<string, string>>
  onChange: (order: string) => void
}

/** Chooses the order of a list. Phones show no column heads to sort by, so there it is the only way. */
export const OrderSelect = ({ order, orders, onChange }: OrderSelectProps) => (
  <FilterSelect
    label="Sort by"
    icon={<ArrowDownWideNarrow aria-hidden="true" />}
    value={order}
    options={orders}
    onChange={onChange}
  />
)
