import { formatCount } from '@anseo/domain/counted'
import type { AuditFault } from '@anseo/contract/audit'
import { relativeTime } from '@anseo/domain/relative-time'
import { useNow } from '@anseo/site-kit/use-now'
import { Button } from '@anseo/ui/button'
import { LoadFailure } from '@anseo/ui/load-failure'
import { Note } from '@anseo/ui/note'
import { CircleAlert, ShieldCheck } from 'lucide-react'
import { useAuditChain, useCheckAuditChain } from '../queries/audit.ts'
import { Allowed } from '../shell/allowed.tsx'

const FAULTS: Record<AuditFault['fault'], string> = {
  changed: 'was changed after it was recorded',
  removed: 'was removed',
  inserted: 'was inserted later',
  broken: 'does not follow the one before',
}

/** Shows the result of the last check that no audit entry was changed, removed or inserted, and checks again (D11). */
export function ChainNote() {
  const now = useNow(60_000)
  const found = useAuditChain()
  const check = useCheckAuditChain()
  const { data } = found
  if (!data) {
    return found.isError ? (
      <LoadFailure title="We couldn't load the check of the audit log" query={found} />
    ) : null
  }
  const { position, checkedAt, faults } = data
  const checked = checkedAt ? `checked ${relativeTime(checkedAt, now).toLowerCase()}` : 'not checked yet'
  const isIntact = faults.length === 0
  return (
    <Note
      {...(!isIntact && { tone: 'bad' })}
      icon={isIntact ? <ShieldCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      role={isIntact ? 'status' : 'alert'}
    >
      <b>{isIntact ? 'Audit log intact' : 'The audit log is not as it was recorded.'}</b>
      {isIntact && `: ${formatCount(position)} records, ${checked}. No one can edit or delete them.`}
      {!isIntact && (
        <ul className="list-disc pl-5">
          {faults.map((fault) => (
            <li key={`${fault.fault} ${fault.entry} ${fault.position}`}>{textOf(fault)}</li>
          ))}
        </ul>
      )}
      <Allowed to="POST /api/admin/audit/chain/check">
        <p className="mt-2">
          <Button tone="sec" size="sm" busy={check.isPending} onClick={() => check.mutate()}>
            Check now
          </Button>
        </p>
      </Allowed>
    </Note>
  )
}

const textOf = ({ fault, entry, position }: AuditFault): string =>
  entry === null
    ? `Records up to number ${position} are missing or were replaced.`
    : `Entry ${entry} ${FAULTS[fault]}.`
