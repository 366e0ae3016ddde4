import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PriceList } from './price-list.tsx'
import type { PriceLine } from './price-list.tsx'

type RefundFactsProps = {
  /** The one figure that matters, such as '€99.00'. */
  figure: string
  /** 'You get €99.00 back of the €100.74 you paid.' */
  sentence: string
  /** No refund: grey instead of green. */
  nothing?: boolean
  /** The breakdown; what stays is struck through. */
  lines?: PriceLine[]
  /** Reason why there is no refund. */
  children?: ReactNode
}

/** Shows the refund of a cancellation. */
export function RefundFacts({ figure, sentence, nothing, lines, children }: RefundFactsProps) {
  return (
    <div className={classNames('refund', nothing && 'nothing')}>
      <div>
        <p className="figure">{figure}</p>
        <p className="sentence">{sentence}</p>
      </div>
      {lines && <PriceList lines={lines} />}
      {children && <p className="why">{children}</p>}
    </div>
  )
}
