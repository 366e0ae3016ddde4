import type { CheckKind } from './vetting-checks.ts'
import { checkStanding, type VettingFile } from './vetting-standing.ts'

/** The steps of a vendor before its first booking, in the order in which they are shown. */
export const ONBOARDING_STEPS = ['profile', 'photo', 'prices', 'hours', 'documents', 'payout'] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** The facts of a vendor that decide which steps are done. */
export interface OnboardingFacts extends VettingFile {
  /** The checks that its speciality needs. */
  mandatory: readonly CheckKind[]
  experience: string
  about: string
  hasPhoto: boolean
  feePerHourCents: number
  /** True if it has ever saved its own hours. */
  hasHours: boolean
  hasPayoutAccount: boolean
}

const IS_DONE: Record<OnboardingStep, (facts: OnboardingFacts, now: Date) => boolean> = {
  profile: ({ experience, about }) => experience.trim() !== '' && about.trim() !== '',
  photo: ({ hasPhoto }) => hasPhoto,
  prices: ({ feePerHourCents }) => feePerHourCents > 0,
  hours: ({ hasHours }) => hasHours,
  documents: (facts, now) =>
    facts.mandatory.every((kind) =>
      ['handed-in', 'passed', 'due-soon'].includes(checkStanding(kind, facts, now)),
    ),
  payout: ({ hasPayoutAccount }) => hasPayoutAccount,
}

/** Returns the steps, each with whether it is done; documents count as done when they are with the operator. */
export const onboardingSteps = (facts: OnboardingFacts, now: Date) =>
  ONBOARDING_STEPS.map((step) => ({ step, done: IS_DONE[step](facts, now) }))
