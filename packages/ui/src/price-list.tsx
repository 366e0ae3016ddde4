import { classNames } from './class-names.ts'

export type PriceLine = {
  label: string
  /** Preformatted, such as '€90.00'. */
  amount: string
  /** Struck through: does not come back. */
  stays?: boolean
}

/** Figures right of their names, always in the order given, the total below a dashed rule. */
export function PriceList({ lines, total }: { lines: PriceLine[]; total?: PriceLine }) {
  return (
    <dl className="price-list">
      {lines.map((line) => (
        <div key={line.label} className={classNames(line.stays && 'stays') || undefined}>
          <dt>{line.label}</dt>
          <dd>{line.amount}</dd>
        </div>
      ))}
      {total && (
        <div className="total">
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
      )}
    </dl>
  )
}
