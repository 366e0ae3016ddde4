import { type AppointmentFacts, appointmentState, isLive, isPast } from './appointment.ts'

/** The steps that an appointment takes; `ended` stands for the end of one that did not take place. */
export type ProgressStep = 'booked' | 'confirmed' | 'paid' | 'visit' | 'complete' | 'ended'

/** A step, and whether it was taken, comes next, or lies further ahead. */
export interface Progress {
  step: ProgressStep
  when: 'past' | 'next' | 'ahead'
}

/**
 * Returns the steps of an appointment in their order: what comes next is the first that was not taken. One that ended
 * without taking place has the steps it took and its end; what costs nothing has no payment (A6).
 */
export function appointmentProgress(facts: AppointmentFacts, now: Date): Progress[] {
  const taken: Record<Exclude<ProgressStep, 'ended'>, boolean> = {
    booked: true,
    confirmed: facts.confirmed,
    paid: facts.paid,
    visit: facts.complete || (facts.paid && isPast(facts, now)),
    complete: facts.complete,
  }
  const steps = (['booked', 'confirmed', 'paid', 'visit', 'complete'] as const).filter(
    (step) => step !== 'paid' || !facts.free,
  )
  const past = steps.filter((step) => taken[step]).map((step) => ({ step, when: 'past' as const }))
  if (!isLive(facts, now) && appointmentState(facts, now) !== 'complete') {
    return [...past.filter(({ step }) => step !== 'visit'), { step: 'ended', when: 'past' }]
  }
  const ahead = steps.filter((step) => !taken[step])
  return [
    ...past,
    ...ahead.map((step, at) => ({ step, when: at === 0 ? ('next' as const) : ('ahead' as const) })),
  ]
}
