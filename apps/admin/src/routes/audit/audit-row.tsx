import { formatCount } from '@anseo/domain/counted'
import type { AuditEntryOnWire } from '@anseo/contract/audit'
import { formatDatedMoment } from '@anseo/domain/moment-text'
import { Avatar } from '@anseo/ui/avatar'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { isRowClick } from '@anseo/ui/row-click'
import { ChevronDown, Cog } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { MayOpen } from '../../navigation/may-open.tsx'
import { actionText, moreText, subjectPath, subjectText } from './audit-texts.ts'

/** An entry of the audit log, which opens to its changes and facts. */
export function AuditRow({ entry }: { entry: AuditEntryOnWire }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { at, action, subject } = entry
  const toggle = () => setOpen(!open)
  return (
    <tbody data-open={open || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button is for the keyboard */}
      <tr className="opens-row" onClick={(event) => isRowClick(event) && toggle()}>
        <td className="at num">
          <time dateTime={at}>{formatDatedMoment(new Date(at))}</time>
        </td>
        <td className="actor">
          <Actor entry={entry} />
        </td>
        <td className="action">{actionText(action)}</td>
        <td className="subject">{subjectText(subject)}</td>
        <td className="details">{moreText(entry)}</td>
        <td className="opens">
          <button
            type="button"
            className="icon-btn"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`More of ${actionText(action)}, ${subjectText(subject)}`}
            onClick={toggle}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        </td>
      </tr>
      <tr id={id} className="opened" hidden={!open}>
        <td colSpan={6}>{open && <Opened entry={entry} />}</td>
      </tr>
    </tbody>
  )
}

function Actor({ entry: { actor, admin } }: { entry: AuditEntryOnWire }) {
  const name = admin?.name ?? (actor === 'system' ? 'System' : 'A former admin')
  return (
    <span className="flex items-center gap-[.6rem]">
      {actor === 'system' ? (
        <span className="audit-cog">
          <Cog aria-hidden="true" />
        </span>
      ) : (
        <Avatar name={name} src={admin?.image} size={32} />
      )}
      {name}
    </span>
  )
}

/** Shows changes in red and green, and the other facts. */
function Opened({ entry: { _id, subject, reason, facts } }: { entry: AuditEntryOnWire }) {
  const changes = facts.filter(({ from }) => from !== null)
  const others = facts.filter(({ from }) => from === null)
  const path = subjectPath(subject)
  return (
    <div className="audit-opened">
      <div>
        {changes.length > 0 && <b>Change</b>}
        {changes.map(({ name, from, value }) => (
          <div key={name} className="audit-change">
            <del>
              {name}: {from}
            </del>
            <ins>
              {name}: {value ?? 'none'}
            </ins>
          </div>
        ))}
        {reason && <p>“{reason}”</p>}
        {path && (
          <MayOpen to={path}>
            <Link className="record-link" to={path}>
              Open {subjectText(subject)}
            </Link>
          </MayOpen>
        )}
      </div>
      <KeyValueList
        items={[
          ...others.map(({ name, value }) => ({
            label: name.charAt(0).toUpperCase() + name.slice(1),
            value: value ?? 'none',
          })),
          { label: 'Subject', value: <code>{subject.id}</code> },
          { label: 'Entry', value: formatCount(Number(_id)) },
        ]}
      />
    </div>
  )
}
