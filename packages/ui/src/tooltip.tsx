import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { positionTooltip } from './position-tooltip.ts'

type TooltipProps = { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }

/**
 * A sentence at its trigger, on hover and focus, and after a tap until the next tap elsewhere; Esc hides it. It stays in the
 * window and covers no control.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const [state, setState] = useState<'tapped' | 'dismissed' | null>(null)
  const show = (how: 'tapped' | null) => {
    setState(how)
    if (anchor.current && tip.current) positionTooltip(anchor.current, tip.current)
  }
  const isTapped = state === 'tapped'
  useEffect(() => {
    if (!isTapped) return
    const leave = (event: Event) => {
      if (!anchor.current?.contains(event.target as Node)) setState(null)
    }
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, leave)
    return () => {
      for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, leave)
    }
  }, [isTapped])
  return (
    <span
      ref={anchor}
      className="tip-anchor"
      role="presentation"
      data-state={state ?? undefined}
      onPointerEnter={() => show(null)}
      onFocus={() => show(null)}
      onClick={() => show('tapped')}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setState('dismissed')}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} role="tooltip" id={id} className="tip">
        {text}
      </span>
    </span>
  )
}
