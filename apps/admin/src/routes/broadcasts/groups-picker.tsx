import { MAX_AUDIENCE_GROUPS, TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { Segmented } from '@anseo/ui/segmented'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { specialities } from '../../specialities.ts'
import { NEW_GROUP, type TypedGroup } from './typed-groups.ts'

const ROLES: { value: TypedGroup['role']; label: string }[] = [
  { value: 'clients', label: 'Clients' },
  { value: 'vendors', label: 'Vendors' },
]

interface GroupsPickerProps {
  groups: TypedGroup[]
  onChange: (groups: TypedGroup[]) => void
}

/** Chooses several groups of people. A person in more than one group is notified once. */
export function GroupsPicker({ groups, onChange }: GroupsPickerProps) {
  const setGroup = (index: number, group: TypedGroup) => onChange(groups.with(index, group))
  return (
    <div className="grid gap-3">
      {groups.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a group has no id
        <fieldset key={index} className="audience-group">
          <legend className="sr-only">Group {index + 1}</legend>
          <Segmented
            label={`Group ${index + 1}`}
            options={ROLES}
            value={group.role}
            onChange={(role) => setGroup(index, { ...group, role })}
          />
          <TextInput
            label="Town (optional)"
            maxLength={TOWN_MAX_LENGTH}
            value={group.town}
            onChange={(event) => setGroup(index, { ...group, town: event.target.value })}
          />
          {group.role === 'vendors' && (
            <SelectInput
              label="Speciality (optional)"
              value={group.speciality}
              onChange={(event) => setGroup(index, { ...group, speciality: event.target.value })}
            >
              <option value="">Any speciality</option>
              {specialities().map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectInput>
          )}
          {groups.length > 1 && (
            <Button
              tone="ghost"
              size="sm"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => onChange(groups.toSpliced(index, 1))}
            >
              Remove group {index + 1}
            </Button>
          )}
        </fieldset>
      ))}
      {groups.length < MAX_AUDIENCE_GROUPS && (
        <Button
          tone="sec"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...groups, NEW_GROUP])}
        >
          Add a group
        </Button>
      )}
    </div>
  )
}
