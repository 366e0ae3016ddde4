import type { AuditEntryOnWire } from '@anseo/contract/audit'
import { AuditRow } from './audit-row.tsx'
import './audit.css'

const HEADS = ['Time', 'Who', 'Action', 'Target', 'More']

/** Entries of the log, of which each opens. */
export function AuditTable({ entries }: { entries: AuditEntryOnWire[] }) {
  return (
    <div className="card @container overflow-clip">
      <table className="plain-table audit">
        <caption className="sr-only">Audit log, Irish time</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Open</span>
            </th>
          </tr>
        </thead>
        {entries.map((entry) => (
          <AuditRow key={entry._id} entry={entry} />
        ))}
      </table>
    </div>
  )
}
