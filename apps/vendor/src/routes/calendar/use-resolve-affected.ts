import { ApiError } from '@anseo/api-client/api-error'
import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { replyText } from '@anseo/api-client/error-texts'
import { isRefusal } from '@anseo/site-kit/attempt-key'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { untakenText, wireOfTime } from '../../appointments/chosen-time.ts'
import { appointmentsKey, type VendorAppointment } from '../../queries/appointments.ts'
import { api } from '../../site.ts'
import type { Planned } from './affected-plan.ts'

/** The progress of an appointment. */
export type Outcome =
  | { state: 'waiting' | 'working' }
  /** `isEmailed` if an email tells the client of a booking of the vendor's own. */
  | { state: 'done'; isEmailed: boolean }
  /** The appointment has not changed; `isOutside` if the vendor can still insist on a time outside its working hours. */
  | { state: 'failed'; text: string; isOutside: boolean }

/** An appointment with what is to become of it. */
export interface Task {
  appointment: VendorAppointment
  planned: Planned
}

/**
 * Moves, cancels or declines appointments one after another (B8). One that fails stops none of the others, and what is
 * done is not done again: a call whose reply was lost is repeated under the same key, so that each client is told once.
 */
export function useResolveAffected() {
  const queries = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [begun, setBegun] = useState<ReadonlyMap<string, VendorAppointment>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const keys = useRef(new Map<string, string>())
  const set = (id: string, outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome))

  async function run(tasks: readonly Task[], reason: string): Promise<void> {
    setBusy(true)
    setBegun(
      (before) =>
        new Map([...before, ...tasks.map((task) => [task.appointment._id, task.appointment] as const)]),
    )
    for (const { appointment } of tasks) set(appointment._id, { state: 'waiting' })
    for (const task of tasks) {
      const id = task.appointment._id
      const isOutside = isRefusedOutside(outcomes.get(id))
      set(id, { state: 'working' })
      set(id, await carryOut(task, { reason, isOutside, keys: keys.current }))
    }
    setBusy(false)
    await queries.invalidateQueries({ queryKey: appointmentsKey })
  }
  /** Forgets the outcome for an appointment whose plan has changed. */
  const forget = (id: string) => setOutcomes((before) => new Map([...before].filter(([each]) => each !== id)))
  /** The appointments with an outcome, as they were before. */
  const attempted = [...begun.values()].filter(({ _id }) => outcomes.has(_id))
  return { outcomes, attempted, isBusy, run, forget }
}

const isRefusedOutside = (outcome: Outcome | undefined) => outcome?.state === 'failed' && outcome.isOutside

interface How {
  reason: string
  /** The vendor insists on a time outside its working hours. */
  isOutside: boolean
  keys: Map<string, string>
}

async function carryOut(task: Task, { reason, isOutside, keys }: How): Promise<Outcome> {
  const request = requestOf(task, reason, isOutside)
  if (!request) return { state: 'failed', text: untakenText(task.planned.time), isOutside: false }
  const idempotencyKey = keys.get(request.text) ?? crypto.randomUUID()
  keys.set(request.text, idempotencyKey)
  try {
    return { state: 'done', isEmailed: await request.send(idempotencyKey) }
  } catch (error) {
    // A refusal is stored under its key; the next attempt is a new one.
    if (isRefusal(error)) keys.delete(request.text)
    return {
      state: 'failed',
      text: replyText(error, FAILED, "We couldn't reach the server. Please try again."),
      isOutside: error instanceof ApiError && error.code === 'OUTSIDE_HOURS',
    }
  }
}

/** Returns the call that carries out a task, with a text that is its key; null for a move to a time that the API cannot take. */
function requestOf({ appointment, planned: { choice, time } }: Task, reason: string, outsideHours: boolean) {
  const { _id: id, contactId, clientTold, mayEmailClient } = appointment
  const params = { id }
  if (choice === 'move') {
    const slot = wireOfTime(time)
    if (!slot) return null
    const body = { ...slot, notify: contactId !== null && clientTold, outsideHours }
    return {
      text: JSON.stringify([id, body]),
      send: async (idempotencyKey: string) =>
        (await api('PATCH /api/pro/appointments/:id/slot', { params, body, idempotencyKey })).emailed ===
        'sent',
    }
  }
  const step = choice === 'decline' ? 'decline' : 'cancel'
  const body = { ...(reason && { reason }) }
  return {
    text: JSON.stringify([id, step, body]),
    send: async (idempotencyKey: string) => {
      await api(`POST /api/pro/appointments/:id/${step}`, { params, body, idempotencyKey })
      return clientTold && mayEmailClient
    },
  }
}
