import { Skeleton } from '@anseo/ui/skeleton'
import { lazy, Suspense, useState } from 'react'

const BadgeMeaning = lazy(() => import('./badge-meaning.tsx'))

/** Explains the badge "Verified"; the text is loaded when it is first opened. */
export function VerifiedDisclosure({ vendorId }: { vendorId: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="verified-means"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>What “Verified” means</summary>
      {opened && (
        <Suspense fallback={<Skeleton height={64} />}>
          <BadgeMeaning vendorId={vendorId} />
        </Suspense>
      )}
    </details>
  )
}
