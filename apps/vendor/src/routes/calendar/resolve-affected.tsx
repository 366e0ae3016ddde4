import { REASON_MAX_LENGTH } from '@anseo/domain/limits'
import { formatEuro } from '@anseo/domain/money'
import type { Slot } from '@anseo/domain/slot'
import { Button } from '@anseo/ui/button'
import { Question } from '@anseo/ui/question'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { type Ref, useImperativeHandle, useState } from 'react'
import { leftToRefund } from '../../appointments/appointment-texts.ts'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useAskedSeries } from '../../queries/series.ts'
import { PaidMoveNote } from '../appointment/paid-move-note.tsx'
import { AffectedEntry } from './affected-entry.tsx'
import {
  type Choice,
  choicesOf,
  changesText,
  firstPlan,
  type Planned,
  reasonLabel,
  startToTell,
} from './affected-plan.ts'
import { type Task, useResolveAffected } from './use-resolve-affected.ts'

interface ResolveAffectedProps {
  /** The live appointments in the time off as it is now; those that have been dealt with stay on the list. */
  appointments: VendorAppointment[]
  range: Slot
  now: Date
  /** Adds the time off first, so that nobody books what becomes free; absent if it has been added already. */
  onAddFirst?: (() => Promise<boolean>) | undefined
  onBusy: (isBusy: boolean) => void
  askRef?: Ref<AskAboutPlan> | undefined
}

/** Asks whether to do what is chosen for the appointments; null while all of them are kept. */
export type AskAboutPlan = (() => void) | null

/** Chooses for each appointment in a time off whether it is moved, cancelled or kept, and does all of it (B8). */
export function ResolveAffected(props: ResolveAffectedProps) {
  const { appointments, range, now, onAddFirst, onBusy, askRef } = props
  const { outcomes, attempted, isBusy, run, forget } = useResolveAffected()
  // The choices outlive a change of the time off.
  const [plan, setPlan] = useState<ReadonlyMap<string, Partial<Planned>>>(new Map())
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const asked = useAskedSeries()
  const listed = [...attempted, ...appointments.filter(({ _id }) => !outcomes.has(_id))].toSorted(
    (a, b) => a.facts.start.getTime() - b.facts.start.getTime(),
  )
  const tasks = listed.map((appointment): Task => ({
    appointment,
    planned: { ...firstPlan(appointment, range), ...plan.get(appointment._id) },
  }))
  const isDone = ({ appointment }: Task) => outcomes.get(appointment._id)?.state === 'done'
  const open = tasks.filter((task) => task.planned.choice !== 'keep' && !isDone(task))
  const changes = changesText(open.map(({ planned }) => planned.choice))
  useImperativeHandle<AskAboutPlan, AskAboutPlan>(
    askRef,
    () => (changes === null ? null : () => setAsking(true)),
    [changes],
  )
  const change = ({ appointment: { _id } }: Task, changes: Partial<Planned>) => {
    forget(_id)
    setPlan((before) => new Map(before).set(_id, { ...before.get(_id), ...changes }))
  }
  const chooseAll = (wanted: (choices: Choice[]) => Choice) => {
    for (const task of tasks.filter((each) => !isDone(each))) {
      change(task, { choice: wanted(choicesOf(task.appointment, asked, now)) })
    }
  }
  const doAll = async () => {
    onBusy(true)
    if (!onAddFirst || (await onAddFirst())) await run(open, reason.trim())
    onBusy(false)
  }
  const ended = open.filter(({ planned }) => planned.choice !== 'move')
  const hasEnd = ended.length > 0
  if (tasks.length === 0) return null
  return (
    <section className="grid gap-4" aria-label="Appointments in this time">
      <div className="flex flex-wrap gap-2" role="group" aria-label="For all">
        <Button
          tone="sec"
          size="sm"
          disabled={isBusy}
          onClick={() =>
            chooseAll((choices) => choices.find((each) => each === 'cancel' || each === 'decline') ?? 'keep')
          }
        >
          Cancel all
        </Button>
        <Button
          tone="sec"
          size="sm"
          disabled={isBusy}
          onClick={() => chooseAll((choices) => choices.find((each) => each === 'move') ?? 'keep')}
        >
          Move all
        </Button>
        <Button tone="sec" size="sm" disabled={isBusy} onClick={() => chooseAll(() => 'keep')}>
          Keep all
        </Button>
      </div>
      <ul className="grid gap-4">
        {tasks.map((task) => (
          <AffectedEntry
            key={task.appointment._id}
            {...task}
            choices={choicesOf(task.appointment, asked, now)}
            outcome={outcomes.get(task.appointment._id)}
            disabled={isBusy}
            onChange={(changes) => change(task, changes)}
          />
        ))}
      </ul>
      {hasEnd && (
        <TextareaInput
          label={reasonLabel(ended.map(({ appointment }) => appointment))}
          rows={2}
          maxLength={REASON_MAX_LENGTH}
          value={reason}
          disabled={isBusy}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <p role="status" className="num">
        {progressText(tasks, outcomes)}
      </p>
      {changes && (
        <Button busy={isBusy} onClick={() => setAsking(true)}>
          {changes}
        </Button>
      )}
      <Question
        open={isAsking && changes !== null}
        title={`${changes}?`}
        keep="Go back"
        confirm={changes ?? ''}
        tone={hasEnd ? 'dngf' : 'pri'}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void doAll()
        }}
      >
        {onAddFirst && <p className="mb-2">Your time off is added first.</p>}
        <Consequences tasks={open} now={now} />
      </Question>
    </section>
  )
}

/** Returns '2 of 5 done, 1 not done.', null before the first attempt. */
function progressText(
  tasks: Task[],
  outcomes: ReturnType<typeof useResolveAffected>['outcomes'],
): string | null {
  const states = tasks.flatMap(({ appointment }) => outcomes.get(appointment._id)?.state ?? [])
  if (states.length === 0) return null
  const count = (state: string) => states.filter((each) => each === state).length
  const failed = count('failed') > 0 ? `, ${count('failed')} not done` : ''
  return `${count('done')} of ${states.length} done${failed}.`
}

/** Says what comes back to clients, and what they are asked and told. */
function Consequences({ tasks, now }: { tasks: Task[]; now: Date }) {
  const ended = tasks.filter(({ planned }) => planned.choice !== 'move')
  const backCents = ended
    .filter(({ appointment }) => appointment.payment)
    .reduce((sum, { appointment }) => sum + leftToRefund(appointment), 0)
  const moved = tasks.length - ended.length
  return (
    <div className="grid gap-2">
      {ended.length > 0 && (
        <p>
          {backCents > 0 && `We'll refund ${formatEuro(backCents)} to clients who have paid. `}
          You can&apos;t undo cancelling.
        </p>
      )}
      {moved > 0 && (
        <p>
          Clients of {moved === 1 ? 'the moved appointment' : 'moved appointments'} are asked first; your own
          bookings move straight away.
        </p>
      )}
      {tasks.map(({ appointment, planned }) => {
        const start = startToTell(appointment, planned, now)
        return (
          start && <PaidMoveNote key={appointment._id} appointment={appointment} start={start} now={now} />
        )
      })}
    </div>
  )
}
