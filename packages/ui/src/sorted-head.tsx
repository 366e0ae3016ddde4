import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Linked, type LinkElement } from './linked.tsx'

/** The names of a list's orders in which a column rises and falls. */
export type ColumnOrders = {
  up: string
  down: string
  /** The first click sorts downwards, as for amounts and times. */
  downFirst?: true
}

/** Returns how a column is sorted by an order of the list, for `aria-sort`. */
export function sortingOf(orders: ColumnOrders | undefined, order: string) {
  if (order === orders?.up) return 'ascending'
  return order === orders?.down ? 'descending' : undefined
}

type SortedHeadProps = {
  head: string
  orders: ColumnOrders
  order: string
  renderLink: (order: string) => LinkElement
}

/** The head of a column that sorts the list: a link to the other of its orders. */
export function SortedHead({ head, orders, order, renderLink }: SortedHeadProps) {
  const { up, down, downFirst } = orders
  const next = order === up ? down : order === down ? up : downFirst ? down : up
  const Icon = order === up ? ArrowUp : order === down ? ArrowDown : ChevronsUpDown
  return (
    <Linked className="sort" link={renderLink(next)}>
      {head}
      <Icon aria-hidden="true" />
    </Linked>
  )
}
