import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

type ChipProps = {
  children: ReactNode
  selected?: boolean
  /** A small picture or icon before the words. */
  before?: ReactNode
  /** Makes it a link. */
  link?: LinkElement
  /** Makes it a button: a toggle where `selected` says whether it is on. */
  onClick?: () => void
  /** What the button opens. */
  popup?: 'dialog'
  /** Makes the chip removable, with a cross behind its text. */
  onRemove?: () => void
  /** Label of the remove button for screen readers; on a link it adds the cross. */
  removeLabel?: string
}

/** A pill of 44 px: a filter, chosen or not, or a removable one. */
export function Chip(props: ChipProps) {
  const { children, selected, before, link, onClick, popup, onRemove, removeLabel } = props
  const look = classNames('chip', selected && 'on')
  if (link)
    return (
      <Linked link={link} className={look} aria-current={selected || undefined} aria-label={removeLabel}>
        {before}
        {children}
        {removeLabel && <X aria-hidden="true" />}
      </Linked>
    )
  if (onRemove)
    return (
      <button type="button" className={look} onClick={onRemove} aria-label={removeLabel}>
        {before}
        {children}
        <X aria-hidden="true" />
      </button>
    )
  if (onClick)
    return (
      <button type="button" className={look} aria-pressed={selected} aria-haspopup={popup} onClick={onClick}>
        {before}
        {children}
      </button>
    )
  return (
    <span className={look}>
      {before}
      {children}
    </span>
  )
}
