import { isValidElement } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import { Spinner } from './spinner.tsx'

export type ButtonTone = 'cta' | 'pri' | 'sec' | 'soft' | 'ghost' | 'dng' | 'dngf' | 'on-dark' | 'on-gorse'

export type ButtonProps = ComponentProps<'button'> & {
  /** `cta` is gorse yellow, at most once in a view; `pri` is the standard button. */
  tone?: ButtonTone
  size?: 'sm' | 'md' | 'lg'
  /** Fills the whole width. */
  full?: boolean
  icon?: ReactNode
  /** Icon behind the label, such as an arrow. */
  iconAfter?: ReactNode
  /** Shows a spinner in place of the icon; label and width stay, clicks are swallowed. */
  busy?: boolean
  /** The only child is a link, which takes the button's look. */
  asChild?: boolean
}

/** A button, or with `asChild` a link that looks like one. */
export function Button(props: ButtonProps) {
  const { tone = 'pri', size = 'md', full, icon, iconAfter, busy, asChild, className, ...rest } = props
  const look = classNames('btn', tone, size !== 'md' && size, full && 'full', className)
  if (asChild && isValidElement<{ children?: ReactNode }>(rest.children)) {
    const { children, type: _type, ...handlers } = rest
    return (
      <Linked link={children as LinkElement} className={look} {...(handlers as object)}>
        {icon}
        {(children as LinkElement).props.children}
        {iconAfter}
      </Linked>
    )
  }
  const { onClick, children, type = 'button', ...attributes } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- `button` unless the caller says otherwise
      type={type}
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...attributes}
    >
      {busy ? (
        <span className={classNames('btn-busy-mark', !icon && 'floating')}>
          <Spinner />
        </span>
      ) : (
        icon
      )}
      {children}
      {iconAfter}
    </button>
  )
}
