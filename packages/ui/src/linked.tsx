import { cloneElement } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** An empty link element of whatever router the site uses: `<Link to="/vendors" />` or `<a href="…" />`. */
// oxlint-disable-next-line typescript/no-explicit-any -- any link element fits, whatever its own props are
export type LinkElement = ReactElement<any>

type LinkedProps = HTMLAttributes<HTMLElement> & { link: LinkElement; children: ReactNode }

/** Renders content and classes into the page's link element, so that this package needs no router. */
export function Linked({ link, className, children, ...rest }: LinkedProps) {
  const props = link.props as { className?: string }
  return cloneElement(link, { ...rest, className: classNames(className, props.className) }, children)
}
