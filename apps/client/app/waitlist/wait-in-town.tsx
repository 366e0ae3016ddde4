import { durationText } from '@anseo/domain/duration-text'
import { DURATION_OPTIONS_MINUTES } from '@anseo/domain/limits'
import { shownSpecialities, type Speciality } from '@anseo/domain/specialities'
import { Options } from '@anseo/ui/options'
import { SelectInput } from '@anseo/ui/select-input'
import { useSavedState } from '../session/use-saved-state.ts'
import { useSpecialities } from '../vendors/use-specialities.ts'
import WaitDialog from './wait-dialog.tsx'
import type { WaitTimes } from './wait-times.ts'

/** The speciality and town that a client waits for, and the length of the booking. */
interface Wanted {
  speciality: Speciality
  town: string
  minutes: number
}

interface WaitInTownProps {
  wanted: Wanted
  /** The towns that have vendors. */
  towns: readonly string[]
  days: readonly string[]
  start: WaitTimes
  onClose: () => void
}

/** Asks for a free time of any vendor of a speciality in a town (C7). */
export default function WaitInTown({ wanted, towns, days, start, onClose }: WaitInTownProps) {
  const draft = [wanted.speciality, wanted.town, wanted.minutes, ...start.days].join('.')
  const [chosen, setChosen] = useSavedState<Wanted>(`wait-in.${draft}`, wanted, readWanted)
  const { speciality, town, minutes } = chosen
  const specialities = shownSpecialities(useSpecialities())
  return (
    <WaitDialog
      draft={draft}
      whom={{ speciality, town }}
      about="For a time with any vendor who is free."
      days={days}
      start={start}
      minutes={minutes}
      onClose={onClose}
    >
      {(townError) => (
        <>
          <SelectInput
            label="Speciality"
            value={speciality}
            onChange={({ target }) => setChosen({ ...chosen, speciality: target.value })}
          >
            <Options of={specialities.map(({ name, label }) => ({ value: name, label }))} />
          </SelectInput>
          <div className="grid grid-cols-2 items-start gap-3">
            <SelectInput
              label="Town"
              value={town}
              error={townError}
              onChange={({ target }) => setChosen({ ...chosen, town: target.value })}
            >
              {town === '' && <option value="">Choose a town</option>}
              <Options of={towns} />
            </SelectInput>
            <SelectInput
              label="How long"
              value={minutes}
              onChange={({ target }) => setChosen({ ...chosen, minutes: Number(target.value) })}
            >
              <Options
                of={DURATION_OPTIONS_MINUTES.map((value) => ({ value, label: durationText(value) }))}
              />
            </SelectInput>
          </div>
        </>
      )}
    </WaitDialog>
  )
}

const readWanted = (saved: unknown): Wanted | null =>
  typeof saved === 'object' &&
  saved !== null &&
  'speciality' in saved &&
  'town' in saved &&
  'minutes' in saved
    ? (saved as Wanted)
    : null
