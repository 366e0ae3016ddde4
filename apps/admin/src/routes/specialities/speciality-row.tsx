import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { Badge } from '@anseo/ui/badge'
import { classNames } from '@anseo/ui/class-names'
import { Door } from '@anseo/ui/door'
import { IconButton } from '@anseo/ui/icon-button'
import type { OrderedRow } from '@anseo/ui/use-ordering'
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, GripVertical, Pencil } from 'lucide-react'
import { OWN_CHECKS, vendorsText } from './speciality-texts.ts'

interface SpecialityRowProps extends OrderedRow {
  speciality: ManagedSpeciality
  onEdit: () => void
  onRetire: () => void
  onRestore: () => void
}

/** A speciality with its picture, address, checks and vendors, and what can be done with it. */
export function SpecialityRow(props: SpecialityRowProps) {
  const { speciality, lifted, handle, isFirst, isLast, onMove, onEdit, onRetire, onRestore } = props
  const { name, label, text, active, vendors } = speciality
  const checks = speciality.checks.filter((kind) => OWN_CHECKS.includes(kind))
  return (
    <li className={classNames(lifted && 'lifted') || undefined}>
      <span className="handle" title="Drag to another place" {...handle}>
        <GripVertical aria-hidden="true" />
      </span>
      <Door speciality={speciality} width={52} />
      <div className="what">
        <h2>
          {label} {!active && <Badge tone="cancelled">Retired</Badge>}
        </h2>
        {text && <p>{text}</p>}
        <p className="hint">
          <span className="num">{vendorsText(vendors)}</span>, /vendors/{name}
          {checks.length > 0 && `, needs: ${checks.map((kind) => CHECK_NAMES[kind]).join(', ')}`}
        </p>
      </div>
      <span className="acts">
        <IconButton
          label={`Move ${label} up`}
          icon={<ArrowUp aria-hidden="true" />}
          aria-disabled={isFirst || undefined}
          data-move={`${name} -1`}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Move ${label} down`}
          icon={<ArrowDown aria-hidden="true" />}
          aria-disabled={isLast || undefined}
          data-move={`${name} 1`}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Change ${label}`} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
        {active ? (
          <IconButton label={`Retire ${label}`} icon={<Archive aria-hidden="true" />} onClick={onRetire} />
        ) : (
          <IconButton
            label={`Bring ${label} back`}
            icon={<ArchiveRestore aria-hidden="true" />}
            onClick={onRestore}
          />
        )}
      </span>
    </li>
  )
}
