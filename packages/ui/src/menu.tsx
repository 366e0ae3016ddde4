import { useEffect, useId, useRef, useState } from 'react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type MenuEntry, MenuItem } from './menu-item.tsx'

type MenuProps = {
  /** Spread these on the button that opens the menu. */
  renderTrigger: (button: ComponentProps<'button'>) => ReactNode
  entries: MenuEntry[]
  head?: ReactNode
  /** Below the entries, such as the theme switch; outside the arrow keys. */
  foot?: ReactNode
}

/** A drop-down menu: arrow keys, Home, End and Esc; closes on a choice and on a press outside. */
export function Menu({ renderTrigger, entries, head, foot }: MenuProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  const close = () => {
    setOpen(false)
    box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') close()
    moveFocus(event, box.current)
  }
  const button: ComponentProps<'button'> = {
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  }
  return (
    <div className="menu-anchor" role="presentation" ref={box} onKeyDown={onKeyDown}>
      {renderTrigger(button)}
      {open && (
        <div className="menu">
          {head && <div className="menu-head">{head}</div>}
          <div role="menu" id={id}>
            {entries.map((entry) => (
              <MenuItem
                key={entry.key}
                entry={entry}
                onDone={close}
                className={classNames('menu-item', entry.danger && 'danger')}
                role="menuitem"
                tabIndex={-1}
              />
            ))}
          </div>
          {foot && <div className="menu-foot">{foot}</div>}
        </div>
      )}
    </div>
  )
}

function moveFocus(event: KeyboardEvent, box: HTMLElement | null) {
  const items = [...(box?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const current = items.indexOf(document.activeElement as HTMLElement)
  if (items.length === 0 || current < 0) return
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
