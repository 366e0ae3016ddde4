import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { Skeleton } from '@anseo/ui/skeleton'
import { VendorCardSkeleton } from '@anseo/ui/vendor-card'
import { VendorGrid } from '@anseo/ui/vendor-grid'
import type { ReactElement } from 'react'

const OUTLINES: Record<'list' | 'booking' | 'page', () => ReactElement> = {
  list: () => (
    <VendorGrid>
      {Array.from({ length: 8 }, (_, index) => (
        <VendorCardSkeleton key={index} />
      ))}
    </VendorGrid>
  ),
  booking: BookingOutline,
  page: () => <CardSkeleton />,
}

/** A page in outline before its code or its data is there; loaded when a page is first waited for. */
export default function PageOutline({ of }: { of: keyof typeof OUTLINES }) {
  return <div className="mt-5 grid gap-3.5">{OUTLINES[of]()}</div>
}

/** Who it is, three services and a row of times. */
function BookingOutline() {
  return (
    <>
      <CardSkeleton count={1} height={150} />
      <CardSkeleton height={44} />
      <div className="card pad mt-3.5 flex gap-2 overflow-hidden">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} width={96} height={46} className="flex-none rounded-sm" />
        ))}
      </div>
    </>
  )
}
