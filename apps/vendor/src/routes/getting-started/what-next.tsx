import type { OwnVendorOnWire } from '@anseo/contract/profiles'
import type { OnboardingOnWire } from '@anseo/contract/vetting'

type Vetting = OwnVendorOnWire['vetting']

const NEXT: Record<Vetting, { open: string; done: string }> = {
  pending: {
    open: "Add the missing documents. We'll review them and email you with our decision.",
    done: "We're reviewing your documents. We'll email you with our decision. Once you're approved, clients can book you.",
  },
  verified: {
    open: 'Add the missing document to keep your badge.',
    done: "You're listed. We'll remind you 30, 14, 7 and 1 days before a document expires.",
  },
  rejected: {
    open: "Make the changes we asked for and add the missing documents. We'll then review your application again.",
    done: "We're reviewing your application again. We'll email you with our decision.",
  },
  suspended: {
    open: "Add the missing or expired document. We'll list you again once it's approved.",
    done: "We're reviewing your documents. We'll email you with our decision.",
  },
}

/** Explains the next step, by the state of vetting and documents. */
export function WhatNext({ vendor, steps }: { vendor: OwnVendorOnWire; steps: OnboardingOnWire['steps'] }) {
  const hasDocuments = steps.some(({ step, done }) => step === 'documents' && done)
  return (
    <section className="card pad grid gap-2" aria-label="What happens next">
      <h2 className="text-[1.1875rem]">What happens next</h2>
      <p className="muted">{NEXT[vendor.vetting][hasDocuments ? 'done' : 'open']}</p>
    </section>
  )
}
