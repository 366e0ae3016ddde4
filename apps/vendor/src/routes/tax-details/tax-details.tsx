import { Unloaded } from '@anseo/ui/unloaded'
import { useTaxDetails } from '../../queries/tax-details.ts'
import { Page } from '../../shell/page.tsx'
import { TaxForm } from './tax-form.tsx'
import { TaxRequestNote } from './tax-request-note.tsx'
import { TaxYears } from './tax-years.tsx'

/** `/tax-details`: the vendor's details for the tax office, and its copies of each year's report (D8). */
export function TaxDetailsPage() {
  const { data, isError, isFetching, refetch } = useTaxDetails()
  return (
    <Page title="Tax details">
      {!data && (
        <Unloaded what="your tax details" query={{ isError, isFetching, refetch }} count={2} height={320} />
      )}
      {data && (
        <div className="grid grid-cols-1 gap-5">
          <TaxRequestNote request={data.request} />
          <TaxForm key={data.details?.changedAt} details={data.details} payoutAccount={data.payoutAccount} />
          <TaxYears years={data.years} />
        </div>
      )}
    </Page>
  )
}
