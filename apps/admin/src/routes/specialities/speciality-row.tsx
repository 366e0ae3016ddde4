import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { CHECK_NAMES } from '@anseo/domain/vetting-checks'
import { Badge } from '@anseo/ui/badge'
import { Door } from '@anseo/ui/door'
import { IconButton } from '@anseo/ui/icon-button'
import type { Moves } from '@anseo/ui/ordered-list'
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Pencil } from 'lucide-react'
import { OWN_CHECKS, vendorsText } from './speciality-texts.ts'

interface SpecialityRowProps extends Moves {
  speciality: ManagedSpeciality
  onEdit: () => void
  onRetire: () => void
  onRestore: () => void
}

/** A speciality with its picture, address, checks and vendors, and what can be done with it. */
export function SpecialityRow(props: SpecialityRowProps) {
  const { speciality, handle, earlier, later, onEdit, onRetire, onRestore } = props
  const { name, label, text, active, vendors } = speciality
  const checks = speciality.checks.filter((kind) => OWN_CHECKS.includes(kind))
  return (
    <>
      {handle}
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
        <IconButton label={`Move ${label} up`} icon={<ArrowUp aria-hidden="true" />} {...earlier} />
        <IconButton label={`Move ${label} down`} icon={<ArrowDown aria-hidden="true" />} {...later} />
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
    </>
  )
}
