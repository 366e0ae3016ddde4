import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import type { OnboardingOnWire } from '@anseo/contract/vetting'

type Vetting = OwnVendorOnWire['vetting']

const NEXT: Record<Vetting, { open: string; done: string }> = {
  pending: {
    open: 'Add the papers that are missing. We look at them as soon as they are here, and write to you either way.',
    done: 'Your papers are with us. We look at them and write to you either way. After that you are on the list and clients can book you.',
  },
  verified: {
    open: 'A paper is missing. Please add it, so that your badge stays complete.',
    done: 'You are on the list. We write to you 30 days before a check ends.',
  },
  rejected: {
    open: 'Change what we wrote about and add the papers that are missing. We look at your application again then.',
    done: 'Your papers are with us. We look at your application again and write to you.',
  },
  suspended: {
    open: 'Add the paper that is missing or has ended. As soon as we have checked it you are listed again.',
    done: 'Your papers are with us. We look at them and write to you.',
  },
}

/** What happens next, by how far the vetting and the papers are. */
export function WhatNext({ vendor, steps }: { vendor: OwnVendorOnWire; steps: OnboardingOnWire['steps'] }) {
  const hasPapers = steps.some(({ step, done }) => step === 'documents' && done)
  return (
    <section className="card pad grid gap-2" aria-label="What happens next">
      <h2 className="text-[1.1875rem]">What happens next</h2>
      <p className="muted">{NEXT[vendor.vetting][hasPapers ? 'done' : 'open']}</p>
    </section>
  )
}
