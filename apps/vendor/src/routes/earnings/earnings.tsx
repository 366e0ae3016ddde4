import { Button } from '@anseo/ui/button'
import { Link } from 'react-router'
import { Page } from '../../shell/page.tsx'
import { EarningEntries } from './earning-entries.tsx'
import { EarningFigures } from './earning-figures.tsx'
import { EarningMonths } from './earning-months.tsx'
import { PayoutsHeld } from './payouts-held.tsx'
import { Statement } from './statement.tsx'
import { TaxHold } from './tax-hold.tsx'

/** `/earnings`: pending, due and paid-out earnings by month and by appointment. */
export function EarningsPage() {
  return (
    <Page
      title="Earnings"
      controls={
        <Button tone="sec" size="sm" asChild>
          <Link to="/tax-details">Tax details</Link>
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <TaxHold />
        <PayoutsHeld />
        <EarningFigures />
        <div className="grid grid-cols-1 items-start gap-5 min-[1180px]:grid-cols-[minmax(0,1fr)_22rem]">
          <EarningMonths />
          <Statement />
        </div>
        <EarningEntries />
      </div>
    </Page>
  )
}
