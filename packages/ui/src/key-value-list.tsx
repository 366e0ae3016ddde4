import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type KeyValue = { label: string; value: ReactNode; absent?: boolean }

/** Lists names and values; `absent` values are muted. */
export function KeyValueList({ items }: { items: KeyValue[] }) {
  return (
    <dl className="kv">
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd className={classNames('num', item.absent && 'none')}>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
