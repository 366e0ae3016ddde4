import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import type { OnboardingOnWire } from '@anseo/contract/vetting'
import { ONBOARDING_STEPS } from '@anseo/domain/onboarding'
import { DocumentsStep } from './documents-step.tsx'
import { LinkedStep } from './linked-step.tsx'
import { PayoutStep } from './payout-step.tsx'

interface StepsProps {
  onboarding: OnboardingOnWire
  vendor: OwnVendorOnWire
}

const COUNT = ONBOARDING_STEPS.length

/** Shows the six steps and how many are done; highlights the first open one. */
export function Steps({ onboarding, vendor }: StepsProps) {
  const { steps, checks, payoutSandbox } = onboarding
  const doneCount = steps.filter(({ done }) => done).length
  const next = steps.find(({ done }) => !done)?.step
  return (
    <section className="card overflow-hidden" aria-label="Six steps to your first booking">
      <div className="steps-head">
        <h2 className="text-[1.1875rem]">
          {doneCount === COUNT ? 'All six steps are done' : 'Six steps to your first booking'}
        </h2>
        <span className="font-semibold">{`${doneCount} of ${COUNT} done`}</span>
        <progress className="steps-bar" aria-label="Steps done" max={COUNT} value={doneCount} />
      </div>
      <ol>
        {steps.map(({ step, done }, index) => {
          const place = { number: index + 1, done, next: step === next }
          if (step === 'documents') return <DocumentsStep key={step} {...place} checks={checks} />
          if (step === 'payout') {
            return <PayoutStep key={step} {...place} vendor={vendor} sandbox={payoutSandbox} />
          }
          return (
            <LinkedStep key={step} {...place} step={step} vendor={vendor} services={onboarding.services} />
          )
        })}
      </ol>
    </section>
  )
}
