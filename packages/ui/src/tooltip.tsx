import { cloneElement, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { classNames } from './class-names.ts'

type TooltipProps = { text: string; below?: boolean; children: ReactElement<{ 'aria-describedby'?: string }> }

const EDGE_PX = 12

/** A sentence at its trigger on hover and focus; Esc hides it, and it keeps within the window. */
export function Tooltip({ text, below, children }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const [dismissed, setDismissed] = useState(false)
  const show = () => {
    setDismissed(false)
    const element = tip.current
    if (!element) return
    element.style.setProperty('--shift', '0px')
    const { left, right } = element.getBoundingClientRect()
    const over = right - (document.documentElement.clientWidth - EDGE_PX)
    const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, -over)
    element.style.setProperty('--shift', `${shift}px`)
  }
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true)
  }
  return (
    <span
      className="tip-anchor"
      role="presentation"
      data-dismissed={dismissed || undefined}
      onPointerEnter={show}
      onFocus={show}
      onKeyDown={dismiss}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} role="tooltip" id={id} className={classNames('tip', below && 'below')}>
        {text}
      </span>
    </span>
  )
}
