import type { PlaceOnWire } from '@anseo/contract/places'
import { TOWN_MAX_LENGTH } from '@anseo/domain/limits'
import { Field } from '@anseo/ui/field'
import { MapPin } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { usePlaces } from './use-places.ts'
import './place-field.css'

interface PlaceFieldProps {
  typed: string
  error: string | null
  onType: (text: string) => void
  /** Called when a place was chosen or the field was left. */
  onDone: (place: string) => void
}

/** A field for a town, an area or a routing key, with suggestions from the first focus on (a WAI-ARIA combobox). */
export function PlaceField({ typed, error, onType, onDone }: PlaceFieldProps) {
  const listId = useId()
  const [asking, setAsking] = useState(false)
  const [active, setActive] = useState(-1)
  const places = usePlaces(asking ? typed : null)
  const open = asking && places.length > 0
  const optionId = (index: number) => `${listId}-${index}`
  const close = () => {
    setAsking(false)
    setActive(-1)
  }
  const choose = (place: PlaceOnWire) => {
    close()
    onType(place.name)
    onDone(place.name)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = places[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAsking(true)
      // The cycle has one more step than there are places: on that step no place is active.
      if (open) setActive(((active + 1 + step + places.length + 1) % (places.length + 1)) - 1)
    } else if (event.key === 'Enter' && open && chosen) choose(chosen)
    else if (event.key === 'Escape' && open) close()
    else {
      if (event.key === 'Enter') close()
      return
    }
    event.preventDefault()
    // Esc closes the list, not the sheet around it.
    event.stopPropagation()
  }
  return (
    <Field label="Where" error={error} className="place-field">
      {(control) => (
        <>
          <div className="input">
            <MapPin aria-hidden="true" />
            <input
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
              name="near"
              type="text"
              placeholder="Town, area or Eircode"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={TOWN_MAX_LENGTH}
              value={typed}
              onChange={(event) => {
                onType(event.target.value)
                setAsking(true)
                setActive(-1)
              }}
              onFocus={() => setAsking(true)}
              onClick={() => setAsking(true)}
              onKeyDown={onKeyDown}
              onBlur={() => {
                close()
                onDone(typed)
              }}
            />
          </div>
          <div id={listId} role="listbox" aria-label="Places" hidden={!open} className="place-list">
            {open &&
              places.map((place, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has its keys
                <div
                  key={`${place.name} ${place.county}`}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(place)}
                >
                  {place.name}
                  <span className="muted">{aside(place)}</span>
                </div>
              ))}
          </div>
          <span role="status" className="sr-only">
            {open && (places.length === 1 ? '1 place' : `${places.length} places`)}
          </span>
        </>
      )}
    </Field>
  )
}

const aside = ({ name, kind, county }: PlaceOnWire) =>
  kind === 'routing key' ? `Eircode area, ${county}` : name === county ? '' : county
