import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { useTaxDetails } from '../../queries/tax-details.ts'
import { PageTop } from '../../shell/page-top.tsx'
import { TaxForm } from './tax-form.tsx'
import { TaxRequestNote } from './tax-request-note.tsx'
import { TaxYears } from './tax-years.tsx'

/** `/tax-details`: the vendor's details for the tax office, and its copies of each year's report (D8). */
export function TaxDetailsPage() {
  const { data, isError, isFetching, refetch } = useTaxDetails()
  return (
    <>
      <PageTop title="Tax details" />
      <main id="main" tabIndex={-1}>
        {!data && isError && (
          <LoadFailure
            title="We couldn't load your tax details"
            busy={isFetching}
            onRetry={() => void refetch()}
          >
            Check your connection and try again.
          </LoadFailure>
        )}
        {!data && !isError && (
          <>
            <LoadingNote text="Loading tax details..." />
            <CardSkeleton count={2} height={320} />
          </>
        )}
        {data && (
          <div className="grid grid-cols-1 gap-5">
            <TaxRequestNote request={data.request} />
            <TaxForm
              key={data.details?.changedAt}
              details={data.details}
              payoutAccount={data.payoutAccount}
            />
            <TaxYears years={data.years} />
          </div>
        )}
      </main>
    </>
  )
}
