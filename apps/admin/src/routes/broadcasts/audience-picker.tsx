import { requiredText } from '@anseo/api-client/field-problems'
import { AUDIENCE_KINDS, type Audience } from '@anseo/domain/audience'
import { TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { Chip } from '@anseo/ui/chip'
import { SelectInput } from '@anseo/ui/select-input'
import { TextInput } from '@anseo/ui/text-input'
import { Combine, MapPin, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { specialities } from '../../specialities.ts'
import { GroupsPicker } from './groups-picker.tsx'
import { peopleText } from './people-text.ts'
import type { Announcement } from './use-announcement.ts'

const KINDS: Record<Audience['to'], { label: string; before?: ReactNode }> = {
  everyone: { label: 'Everyone' },
  clients: { label: 'Clients' },
  vendors: { label: 'Vendors' },
  town: { label: 'Town', before: <MapPin aria-hidden="true" /> },
  speciality: { label: 'Speciality', before: <Sparkles aria-hidden="true" /> },
  groups: { label: 'Combined', before: <Combine aria-hidden="true" /> },
}

interface AudiencePickerProps {
  announcement: Announcement
  /** Undefined while it is not known. */
  people: number | undefined
  /** True after an attempt to send, when missing parts are marked. */
  tried: boolean
}

/** Chooses the audience and shows its size. */
export function AudiencePicker({ announcement, people, tried }: AudiencePickerProps) {
  const { kind, setKind, town, setTown, speciality, setSpeciality, groups, setGroups, audience } =
    announcement
  return (
    <div className="grid gap-3">
      <div role="group" aria-labelledby="who" className="grid gap-2">
        <span id="who" className="field-label">
          Audience
        </span>
        <span className="flex flex-wrap gap-2">
          {AUDIENCE_KINDS.map((each) => (
            <Chip
              key={each}
              selected={kind === each}
              before={KINDS[each].before}
              onClick={() => setKind(each)}
            >
              {KINDS[each].label}
            </Chip>
          ))}
        </span>
      </div>
      {kind === 'town' && (
        <TextInput
          label="Town"
          maxLength={TOWN_MAX_LENGTH}
          value={town}
          hint="Vendors who work there and clients who live there."
          error={tried ? requiredText(town) : null}
          onChange={(event) => setTown(event.target.value)}
        />
      )}
      {kind === 'speciality' && (
        <SelectInput
          label="Speciality"
          value={speciality}
          error={tried ? requiredText(speciality) : null}
          onChange={(event) => setSpeciality(event.target.value)}
        >
          <option value="">Choose</option>
          {specialities().map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectInput>
      )}
      {kind === 'groups' && <GroupsPicker groups={groups} onChange={setGroups} />}
      <p className="hint num min-h-[1.4rem]" aria-live="polite">
        {audience &&
          people !== undefined &&
          (people === 0 ? 'No one is in this group.' : `${peopleText(people)}.`)}
      </p>
    </div>
  )
}
