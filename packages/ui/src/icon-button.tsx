// implements: §2.24
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CountBadge } from './count-badge.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Label for screen readers. */
  label: string
  icon: ReactNode
  outlined?: boolean
  /** Drawn 24 px wide with a hit area of 44 px. */
  tiny?: boolean
  /** A gorse number at the corner; 0 shows none. */
  count?: number
  /** Renders a link instead of a button. */
  link?: LinkElement
}

/** A round button of 44 px with an icon and a name for screen readers. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, outlined, tiny, count = 0, link, className, type = 'button', ...rest } = props
  const look = classNames('icon-btn', outlined && 'outlined', tiny && 'tiny', className)
  const content = (
    <>
      {icon}
      <CountBadge count={count} hidden />
    </>
  )
  if (link)
    return (
      <Linked link={link} className={look} aria-label={label}>
        {content}
      </Linked>
    )
  return (
    // oxlint-disable-next-line react/button-has-type -- `button` unless the caller says otherwise
    <button type={type} className={look} aria-label={label} {...rest}>
      {content}
    </button>
  )
}
