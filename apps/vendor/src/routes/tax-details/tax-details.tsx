import { Loaded } from '@anseo/ui/loaded'
import { useTaxDetails } from '../../queries/tax-details.ts'
import { Page } from '../../shell/page.tsx'
import { TaxForm } from './tax-form.tsx'
import { TaxRequestNote } from './tax-request-note.tsx'
import { TaxYears } from './tax-years.tsx'

/** `/tax-details`: the vendor's details for the tax office, and its copies of each year's report (D8). */
export const TaxDetailsPage = () => (
  <Page title="Tax details">
    <Loaded what="your tax details" found={useTaxDetails()} count={2} height={320}>
      {({ request, details, payoutAccount, years }) => (
        <div className="grid grid-cols-1 gap-5">
          <TaxRequestNote request={request} />
          <TaxForm details={details} payoutAccount={payoutAccount} />
          <TaxYears years={years} />
        </div>
      )}
    </Loaded>
  </Page>
)
