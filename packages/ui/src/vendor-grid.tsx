import { Children } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Vendor cards: 2-up on phones, 3-up from 768, 4-up (`columns` 3: 3-up) from 1024; `five` is one swipeable row. */
export function VendorGrid({ columns = 4, children }: { columns?: 3 | 4 | 5; children: ReactNode }) {
  return (
    <ul className={classNames('vgrid', columns === 3 && 'three', columns === 5 && 'five')}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  )
}
