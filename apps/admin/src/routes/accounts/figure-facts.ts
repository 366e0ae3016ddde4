import type { ClientDetailOnWire } from '@anseo/contract/accounts-admin'
import { euroText } from '@anseo/domain/money'
import type { KeyValue } from '@anseo/ui/key-value-list'

type Figures = Pick<
  ClientDetailOnWire,
  | 'bookings'
  | 'completed'
  | 'cancelledByThem'
  | 'cancelledByOthers'
  | 'noShows'
  | 'refunds'
  | 'refunded'
  | 'reports'
  | 'openReports'
  | 'reviews'
>

/** Lists a person's activity in figures. */
export const figureFacts = (figures: Figures, side: 'client' | 'vendor'): KeyValue[] => [
  { label: 'Bookings', value: `${figures.bookings}, ${figures.completed} completed` },
  {
    label: 'Cancelled',
    value: `${figures.cancelledByThem} by the ${side}, ${figures.cancelledByOthers} by others`,
  },
  { label: 'No-shows', value: figures.noShows },
  { label: 'Refunds', value: `${figures.refunds}, ${euroText(figures.refunded)}` },
  { label: 'Reports', value: `${figures.reports}, ${figures.openReports} open` },
  { label: 'Reviews', value: figures.reviews },
]
