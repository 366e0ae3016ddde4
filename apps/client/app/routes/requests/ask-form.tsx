import type { UserOnWire } from '@anseo/contract/profiles'
import { bookingWindow } from '@anseo/domain/booking-window'
import { CLOSING_HOUR, OPENING_HOUR, REQUEST_TEXT_MAX_LENGTH, TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { formatNearDay } from '@anseo/domain/near-day'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { shownSpecialities } from '@anseo/domain/specialities'
import { formatWallTime, parseWallTime } from '@anseo/domain/wall-time'
import { PhotoTray } from '@anseo/site-kit/cards/photo-tray'
import { AddPhotos } from '@anseo/ui/add-photos'
import { Button } from '@anseo/ui/button'
import { Form } from '@anseo/ui/form'
import { Options } from '@anseo/ui/options'
import { SelectInput } from '@anseo/ui/select-input'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { TextInput } from '@anseo/ui/text-input'
import { SendHorizontal } from 'lucide-react'
import type { AskDraft } from './ask-draft.ts'
import { useSpecialities } from '../../vendors/use-specialities.ts'
import { useAsking } from './use-asking.ts'
import { WhomToAsk } from './whom-to-ask.tsx'

interface AskFormProps {
  user: UserOnWire
  search: URLSearchParams
  now: Date
}

const timesBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => formatWallTime(first + index))

/** The form of a request; what is typed stays in this tab until it is sent. */
export function AskForm({ user, search, now }: AskFormProps) {
  const specialities = shownSpecialities(useSpecialities())
  const { draft, askable, change, photos, submit, busy, fields, form } = useAsking(
    user,
    search,
    now,
    specialities,
  )
  const fromHour = parseWallTime(draft.from) ?? OPENING_HOUR
  const changeFrom = (from: string) => {
    const hour = parseWallTime(from) ?? OPENING_HOUR
    const isAfter = hour >= (parseWallTime(draft.to) ?? CLOSING_HOUR)
    change({ from, ...(isAfter && { to: formatWallTime(Math.min(hour + 2, CLOSING_HOUR)) }) })
  }
  return (
    <Form ref={form} className="grid gap-5" onSubmit={submit}>
      <SelectInput
        label="Speciality"
        name="speciality"
        value={draft.speciality}
        onChange={({ target }) => change({ speciality: target.value })}
      >
        <Options of={specialities.map(({ name, label }) => ({ value: name, label }))} />
      </SelectInput>
      <TextareaInput
        label="What do you need?"
        name="text"
        rows={5}
        maxLength={REQUEST_TEXT_MAX_LENGTH}
        hint="What, how much and what matters to you. Leave out your address and phone number."
        value={draft.text}
        error={fields['text']}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="grid justify-items-start gap-2">
        <PhotoTray photos={photos} />
        <AddPhotos tone="sec" isFull={photos.isFull} onChoose={photos.add} />
        <p className="hint">Up to 4. Only the vendors you ask see them.</p>
      </div>
      <div className="ask-row">
        <SelectInput
          label="Day"
          name="slotDate"
          value={draft.slotDate}
          error={fields['slotDate']}
          onChange={({ target }) => change({ slotDate: target.value })}
        >
          <Options
            of={bookingWindow(now).map((date) => ({
              value: formatSlotDate(date),
              label: formatNearDay(date, now),
            }))}
          />
        </SelectInput>
        <SelectInput
          label="From"
          name="from"
          value={draft.from}
          error={fields['from']}
          onChange={({ target }) => changeFrom(target.value)}
        >
          <Options of={timesBetween(OPENING_HOUR, CLOSING_HOUR - 1)} />
        </SelectInput>
        <SelectInput
          label="To"
          name="to"
          value={draft.to}
          error={fields['to']}
          onChange={({ target }) => change({ to: target.value })}
        >
          <Options of={timesBetween(fromHour + 1, CLOSING_HOUR)} />
        </SelectInput>
      </div>
      <div className="ask-row">
        <SelectInput
          label="Where"
          name="where"
          value={draft.where}
          hint="Vendors see the area only, until you accept a quote."
          onChange={({ target }) => change({ where: target.value as AskDraft['where'] })}
        >
          <option value="client">At my address</option>
          <option value="near">At another place</option>
          <option value="vendor">At the vendor&apos;s place</option>
        </SelectInput>
        {draft.where === 'near' && (
          <TextInput
            label="Town, area or Eircode"
            name="place"
            autoComplete="off"
            maxLength={TOWN_MAX_LENGTH}
            value={draft.near}
            error={fields['place']}
            onChange={({ target }) => change({ near: target.value })}
          />
        )}
      </div>
      <WhomToAsk draft={draft} askable={askable} error={fields['vendorIds']} onChange={change} />
      <Button
        type="submit"
        tone="cta"
        busy={busy}
        aria-disabled={busy || photos.isBusy || undefined}
        icon={<SendHorizontal aria-hidden="true" />}
      >
        Send request
      </Button>
    </Form>
  )
}
