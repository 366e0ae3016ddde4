import { firstNameOf } from '@anseo/domain/person-name'
import { useOnboarding } from '../../queries/onboarding.ts'
import { useVendor } from '../../queries/profile.ts'
import { Page } from '../../shell/page.tsx'
import { fromSteps } from '../../shell/use-return-to-steps.ts'
import { TraderCard } from '../documents/trader-card.tsx'
import { Button } from '@anseo/ui/button'
import { Unloaded } from '@anseo/ui/unloaded'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import './getting-started.css'
import { OwnCard } from './own-card.tsx'
import { PublicPreview } from './public-preview.tsx'
import { Steps } from './steps.tsx'
import { VettingState } from './vetting-state.tsx'
import { WhatNext } from './what-next.tsx'

/** `/getting-started`: steps left before the first booking, and the progress of vetting. */
export function GettingStartedPage() {
  const vendor = useVendor()
  const { data, isError, isFetching, refetch } = useOnboarding()
  const [looking, setLooking] = useState(false)
  return (
    <Page
      title={`Welcome, ${firstNameOf(vendor.name)}`}
      controls={
        <Button tone="sec" size="sm" icon={<Eye aria-hidden="true" />} onClick={() => setLooking(true)}>
          Preview my page
        </Button>
      }
      className="first-steps"
    >
      <div className="grid gap-5">
        <VettingState vendor={vendor} />
        {data && <Steps onboarding={data} vendor={vendor} />}
        {data && <TraderCard trader={data.trader} link={fromSteps('/trader')} />}
        {!data && (
          <Unloaded what="your steps" query={{ isError, isFetching, refetch }} count={6} height={72} />
        )}
      </div>
      <div className="grid gap-5">
        <OwnCard vendor={vendor} onLook={() => setLooking(true)} />
        {data && <WhatNext vendor={vendor} steps={data.steps} />}
      </div>
      <PublicPreview open={looking} vendor={vendor} onClose={() => setLooking(false)} />
    </Page>
  )
}
