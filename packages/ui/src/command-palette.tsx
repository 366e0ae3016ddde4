import { Search } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Linked, type LinkElement } from './linked.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import './command-palette.css'

export type PaletteOption = {
  key: string
  title: ReactNode
  text?: ReactNode
  icon: ReactNode
  link: LinkElement
}

export type PaletteGroup = { label: string; options: PaletteOption[] }

type CommandPaletteProps = {
  /** The name of the dialog and its field. */
  label: string
  placeholder: string
  /** The searchable fields, shown below the list. */
  hint: string
  query: string
  onQuery: (query: string) => void
  groups: PaletteGroup[]
  /** The status of the search, such as 'Searching…' or '4 results', which screen readers announce. */
  status: string
  /** Below the status, such as a way to try again. */
  children?: ReactNode
  onClose: () => void
}

/**
 * A dialog that finds things to open: a combobox with a list of links, after the pattern of WAI-ARIA APG. The field keeps
 * the focus; arrows choose, Enter opens, with Ctrl or Cmd in a new tab.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { label, placeholder, hint, query, onQuery, groups, status, children, onClose } = props
  const id = useId()
  const focusReturn = useFocusReturn()
  const [pointed, setPointed] = useState<string | null>(null)
  const options = groups.flatMap((group) => group.options)
  const place = Math.max(
    0,
    options.findIndex(({ key }) => key === pointed),
  )
  const active = options[place]
  const idOf = (option: PaletteOption) => `${id}-${option.key}`
  const moveTo = (to: number) => {
    const option = options.at(to % options.length)
    if (!option) return
    setPointed(option.key)
    document.getElementById(idOf(option))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return
    if (event.key === 'ArrowDown') moveTo(place + 1)
    else if (event.key === 'ArrowUp') moveTo(place - 1)
    else if (event.key === 'Enter') openOption(idOf(active), event)
    else return
    event.preventDefault()
  }
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim">
          <Primitive.Content className="dialog palette" aria-describedby={undefined} {...focusReturn}>
            <Primitive.Title className="sr-only">{label}</Primitive.Title>
            <div className="palette-field">
              <Search aria-hidden="true" />
              <input
                type="text"
                role="combobox"
                aria-label={label}
                aria-autocomplete="list"
                aria-expanded={options.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={active && idOf(active)}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={200}
                placeholder={placeholder}
                value={query}
                onChange={(event) => {
                  setPointed(null)
                  onQuery(event.target.value)
                }}
                onKeyDown={onKeyDown}
              />
              <Primitive.Close className="palette-close">Close</Primitive.Close>
            </div>
            <div className="palette-body">
              <div id={`${id}-list`} role="listbox" aria-label={label}>
                {groups.map((group, index) => (
                  <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
                    <p id={`${id}-group-${index}`} className="palette-group" role="presentation">
                      {group.label}
                    </p>
                    {group.options.map((option) => (
                      <Linked
                        key={option.key}
                        id={idOf(option)}
                        role="option"
                        tabIndex={-1}
                        aria-selected={option === active}
                        className="palette-option"
                        link={option.link}
                        onMouseMove={() => setPointed(option.key)}
                        onClick={(event) => !isForNewTab(event) && onClose()}
                      >
                        <span className="palette-icon">{option.icon}</span>
                        <span className="palette-words">
                          <b>{option.title}</b>
                          {option.text && <small>{option.text}</small>}
                        </span>
                        {option === active && (
                          <kbd className="max-lg:hidden" aria-hidden="true">
                            Enter
                          </kbd>
                        )}
                      </Linked>
                    ))}
                  </div>
                ))}
              </div>
              <p role="status" className="palette-status">
                {status}
              </p>
              {children}
            </div>
            <div className="palette-foot">
              <span className="max-lg:hidden">
                <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Ctrl Enter</kbd> new tab
              </span>
              <span>{hint}</span>
            </div>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const isForNewTab = ({ ctrlKey, metaKey }: { ctrlKey: boolean; metaKey: boolean }) => ctrlKey || metaKey

function openOption(id: string, { ctrlKey, metaKey }: KeyboardEvent) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey })
  document.getElementById(id)?.dispatchEvent(click)
}
