import { serverNow } from '@anseo/api-client/server-clock'
import type { AuditEntryOnWire } from '@anseo/contract/audit'
import { formatMoment } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { Loaded } from '@anseo/ui/loaded'
import { countText } from '@anseo/ui/pager'
import { Skeleton } from '@anseo/ui/skeleton'
import { Link } from 'react-router'
import { useAudit } from '../../queries/audit.ts'
import { actionText } from '../audit/audit-texts.ts'

const SHOWN = 8

/** Lists the decisions about a vendor from the audit log, newest first. */
export function Decisions({ vendorId }: { vendorId: string }) {
  const query = { action: 'vetting', kind: 'vendor', subject: vendorId } as const
  const found = useAudit({ ...query, pageSize: SHOWN })
  return (
    <section className="card pad grid gap-3" aria-label="Decisions">
      <h2 className="text-[1.125rem]">Decisions</h2>
      <Loaded what="the decisions" found={found} waiting={<Skeleton height={64} />}>
        {({ entries, total, more }) => (
          <>
            {total === 0 && <p className="muted">No decisions yet.</p>}
            {total > 0 && (
              <ol className="grid gap-[.9rem]">
                {entries.map((entry) => (
                  <Decision key={entry._id} entry={entry} />
                ))}
              </ol>
            )}
            {total > SHOWN && (
              <div>
                <Button asChild tone="ghost" size="sm">
                  <Link
                    to={`/audit?${new URLSearchParams(query)}`}
                  >{`All ${countText(total, more)} in the audit log`}</Link>
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Decision({ entry }: { entry: AuditEntryOnWire }) {
  const { action, at, actor, admin, reason, facts } = entry
  const by = admin?.name ?? (actor === 'system' ? 'the system' : 'a former admin')
  const factOf = (...names: string[]) => facts.find(({ name }) => names.includes(name))?.value
  const check = factOf('check', 'about')
  const exception = factOf('exception')
  const without = [factOf('without checks'), factOf('trader details') && 'trader details'].filter(Boolean)
  return (
    <li>
      <p>
        <strong>{actionText(action)}</strong>
        {check && `: ${check}`}
      </p>
      <p className="hint">{`${formatMoment(new Date(at), serverNow())}, by ${by}`}</p>
      {reason && <p className="muted text-[.9375rem]">{`“${reason}”`}</p>}
      {exception && (
        <p className="muted text-[.9375rem]">{`Exception, without ${without.join(', ')}: “${exception}”`}</p>
      )}
    </li>
  )
}
