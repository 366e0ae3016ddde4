import type { CheckOnWire } from '@anseo/contract/vetting'
import { CheckRow } from '../documents/check-row.tsx'
import { type StepPlace, StepRow } from './step-row.tsx'

const isIn = ({ standing }: CheckOnWire) => ['handed-in', 'passed', 'due-soon'].includes(standing)

/** Step for the vetting documents: required ones first, then optional ones. */
export function DocumentsStep({ checks, ...place }: StepPlace & { checks: readonly CheckOnWire[] }) {
  const needed = checks.filter(({ mandatory }) => mandatory)
  const others = checks.filter(({ mandatory }) => !mandatory)
  const inCount = needed.filter(isIn).length
  // Only the check that is asked for next has a prominent button.
  const next = place.next ? needed.find((check) => !isIn(check))?.kind : undefined
  return (
    <StepRow
      {...place}
      title="Documents for vetting"
      text={`${inCount} of ${needed.length} added. Only you and our review team can see them.`}
    >
      <ul className="mt-[.9rem] grid gap-4">
        {needed.map((check) => (
          <CheckRow key={check.kind} check={check} asked={check.kind === next} />
        ))}
      </ul>
      <details className="other-checks" open={others.some(({ standing }) => standing !== 'missing')}>
        <summary>Other documents</summary>
        <ul className="mt-[.9rem] grid gap-4">
          {others.map((check) => (
            <CheckRow key={check.kind} check={check} asked={false} />
          ))}
        </ul>
      </details>
    </StepRow>
  )
}
