import { counted } from '@anseo/domain/counted'
import { dublinDate } from '@anseo/domain/dublin-time'
import { NAME_MAX_LENGTH } from '@anseo/domain/limits'
import { formatFullDate } from '@anseo/domain/near-day'
import type { ContactOnWire } from '@anseo/contract/contacts'
import { Avatar } from '@anseo/ui/avatar'
import { Button } from '@anseo/ui/button'
import { Field } from '@anseo/ui/field'
import { Skeleton } from '@anseo/ui/skeleton'
import { TextInput } from '@anseo/ui/text-input'
import { Search, UserPlus } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useContacts } from '../../queries/contacts.ts'
import type { BookingDraft, DraftProblems } from './booking-draft.ts'

/** The number of clients offered while the vendor types. */
const OFFERED = 5
const NOT_LOADED = "We couldn't load your clients. Check your connection, or enter a new client."

interface ClientPickerProps {
  draft: Pick<BookingDraft, 'client' | 'search'>
  problems: DraftProblems
  onChange: (changes: Partial<BookingDraft>) => void
}

/** Finds a client while the vendor types, or takes the name and phone number of a new one. */
export function ClientPicker({ draft, problems, onChange }: ClientPickerProps) {
  const part = useRef<HTMLDivElement>(null)
  const isChosen = useRef(false)
  useEffect(() => {
    // The pressed button is gone; the focus goes to what took its place.
    const place = part.current?.querySelector('input') ?? part.current?.querySelector('button')
    if (isChosen.current) place?.focus()
    isChosen.current = false
  })
  const choose: ClientPickerProps['onChange'] = (changes) => {
    isChosen.current = changes.client !== undefined
    onChange(changes)
  }
  return (
    <div ref={part}>
      <Client draft={draft} problems={problems} onChange={choose} />
    </div>
  )
}

function Client({ draft, problems, onChange }: ClientPickerProps) {
  const { client } = draft
  if (client?.contactId) {
    return (
      <div className="picked-client">
        <Avatar name={client.name} size={42} />
        <p className="min-w-0">
          <span className="block text-sm text-ink-2">Client</span>
          <b>{client.name}</b>
        </p>
        <Button tone="sec" size="sm" onClick={() => onChange({ client: null })}>
          Change
        </Button>
      </div>
    )
  }
  if (client) {
    const change = (changes: Partial<typeof client>) => onChange({ client: { ...client, ...changes } })
    return (
      <div className="grid gap-4">
        <TextInput
          label="New client"
          name="name"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={client.name}
          error={problems.client}
          aside={
            <button type="button" className="link" onClick={() => onChange({ client: null })}>
              Find a client
            </button>
          }
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextInput
          label="Phone (optional)"
          name="phone"
          type="tel"
          autoComplete="off"
          maxLength={32}
          value={client.phone}
          error={problems.phone}
          onChange={(event) => change({ phone: event.target.value })}
        />
      </div>
    )
  }
  return <Finder search={draft.search} problem={problems.client} onChange={onChange} />
}

interface FinderProps {
  search: string
  problem: string | undefined
  onChange: ClientPickerProps['onChange']
}

/** A combobox (ARIA): arrow keys lead through the offered clients, Enter takes one. */
function Finder({ search, problem, onChange }: FinderProps) {
  const listId = useId()
  const [active, setActive] = useState(0)
  const sought = useDeferredValue(search.trim())
  const { data, isError, isPlaceholderData } = useContacts(sought)
  // Otherwise Enter would take a client that was found for the previous text.
  const isCurrent = isError || (data !== undefined && !isPlaceholderData && sought === search.trim())
  const offered = data?.rows.slice(0, OFFERED) ?? []
  const choose = (place: number) => {
    const chosen = offered[place]
    if (chosen)
      onChange({
        client: { contactId: chosen._id, name: chosen.name, phone: '', email: chosen.email ?? '' },
        search: '',
        notify: false,
      })
    else onChange({ client: { contactId: null, name: search.trim(), phone: '', email: '' } })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) {
      if (isCurrent) choose(active)
    } else setActive((active + step + offered.length + 1) % (offered.length + 1))
  }
  return (
    <div>
      <Field label="Client" error={problem ?? (isError && !data ? NOT_LOADED : null)}>
        {(control) => (
          <div className="input search-input">
            <Search aria-hidden="true" />
            <input
              type="search"
              role="combobox"
              aria-expanded="true"
              aria-controls={listId}
              aria-activedescendant={`${listId}-${active}`}
              aria-autocomplete="list"
              autoComplete="off"
              maxLength={NAME_MAX_LENGTH}
              placeholder="Name or phone"
              value={search}
              onChange={(event) => {
                setActive(0)
                onChange({ search: event.target.value })
              }}
              onKeyDown={onKeyDown}
              {...control}
            />
          </div>
        )}
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label="Clients"
        className="offered-clients"
        aria-busy={!isCurrent || undefined}
      >
        {/* Reserves the space of the clients while they load, so that the fields below do not move. */}
        {!data &&
          !isError &&
          Array.from({ length: OFFERED }, (_, place) => (
            <div key={place} className="loading">
              <Skeleton height={42} width="100%" />
            </div>
          ))}
        {offered.map((contact, place) => (
          <Option
            key={contact._id}
            id={`${listId}-${place}`}
            active={place === active}
            onChoose={() => choose(place)}
          >
            <Avatar name={contact.name} src={contact.image} size={42} />
            <span className="min-w-0">
              <b className="block">{contact.name}</b>
              <span className="text-sm text-ink-2">{visitsOf(contact)}</span>
            </span>
          </Option>
        ))}
        <Option
          id={`${listId}-${offered.length}`}
          active={active === offered.length}
          onChoose={() => choose(offered.length)}
        >
          <span className="grid size-[42px] place-items-center">
            <UserPlus aria-hidden="true" />
          </span>
          <b className="text-primary">{search.trim() ? `New client “${search.trim()}”` : 'New client'}</b>
        </Option>
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  active: boolean
  onChoose: () => void
  children: React.ReactNode
}

const Option = ({ id, active, onChoose, children }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox has the keys
  <div id={id} role="option" aria-selected={active} onClick={onChoose}>
    {children}
  </div>
)

function visitsOf({ visits, lastVisit, phone }: ContactOnWire): string {
  if (visits === 0 || lastVisit === null) return phone ?? 'No visits yet'
  const last = formatFullDate(dublinDate(new Date(lastVisit)))
  return `${counted(visits, 'visit')}, last ${last}`
}
