import { Suspense } from 'react'
import { CreateAccountBanner } from './create-account-banner.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Settled } from './settled.tsx'

/** The lower part of the home page; its code comes when it is near. */
export default function LowerPart({ vendorCount }: { vendorCount: number | null | Promise<number | null> }) {
  return (
    <>
      <Suspense fallback={<CreateAccountBanner vendorCount={null} />}>
        <Settled value={vendorCount}>
          {(count: number | null) => <CreateAccountBanner vendorCount={count} />}
        </Settled>
      </Suspense>
      <HowItWorks />
    </>
  )
}
