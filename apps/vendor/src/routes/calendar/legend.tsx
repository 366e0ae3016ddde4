import { Badge } from '@anseo/ui/badge'

/** Explains the colours of the calendar. */
export function Legend() {
  return (
    <div className="mt-3.5 flex flex-wrap gap-2" role="group" aria-label="Legend">
      <Badge tone="pending">Pending Confirmation</Badge>
      <Badge tone="payable">Awaiting payment</Badge>
      <Badge tone="paid">Paid</Badge>
      <Badge tone="complete">Completed</Badge>
      <Badge tone="cancelled">Cancelled</Badge>
      <span className="legend-mark own">Your own</span>
      <span className="legend-mark held">Held for a move</span>
      <span className="legend-mark travel">Travel</span>
      <span className="legend-mark busy">Busy in another calendar</span>
    </div>
  )
}
