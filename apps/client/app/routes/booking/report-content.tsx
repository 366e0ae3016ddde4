import type { ReviewOnWire } from '@anseo/contract/reviews'
import type { VendorOnWire } from '@anseo/contract/vendors'
import type { Reportable } from '@anseo/site-kit/cards/report-dialog'
import { Button } from '@anseo/ui/button'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useReporting } from '../../queries/reports.ts'

const ReportDialog = lazy(() => import('@anseo/site-kit/cards/report-dialog'))

interface ReportContentProps {
  vendor: VendorOnWire
  photos: readonly { _id: string; words: string | null }[]
  reviews: readonly ReviewOnWire[]
}

/** Reports the vendor's page, one of its photos, a review or the reply to it, which anyone may (D6). */
export function ReportContent({ vendor, photos, reviews }: ReportContentProps) {
  const [isOpen, setOpen] = useState(false)
  const reporting = useReporting([
    { kind: 'profile', id: vendor._id, label: `The page of ${vendor.name}` },
    ...photos.map(({ _id, words }, index): Reportable => ({
      kind: 'photo',
      id: _id,
      label: `Photo ${index + 1}${words ? `: ${words}` : ''}`,
    })),
    ...reviews.flatMap(({ _id, author, reply, photos: shown = [] }): Reportable[] => [
      { kind: 'review', id: _id, label: `Review by ${author}` },
      ...(reply ? [{ kind: 'reply' as const, id: _id, label: `Reply to ${author}` }] : []),
      ...shown.map((photo, index): Reportable => ({
        kind: 'photo',
        id: photo._id,
        label: `Photo ${index + 1} by ${author}`,
      })),
    ]),
  ])
  return (
    <p className="mt-3">
      <Button tone="ghost" size="sm" icon={<Flag aria-hidden="true" />} onClick={() => setOpen(true)}>
        Report this page, a photo or a review
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog {...reporting} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
