import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Distance in px that counts as being at the end. */
const NEAR = 48

type Ends = {
  /** The key of the first item; undefined while there is none. */
  oldest: string | undefined
  /** The key of the other person's last item. */
  newest: string | undefined
  /** The key of the last own item. */
  newestOwn: string | undefined
  /** True if the last own item has just been written here: the list then always scrolls to it. */
  written: boolean
}

type FollowEnd = {
  ref: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** True when a message of the other person is below the visible part. */
  missed: boolean
  toEnd: () => void
}

/** Keeps a list scrolled to its end; elsewhere it keeps the visible part in place. */
export function useFollowEnd({ oldest, newest, newestOwn, written }: Ends): FollowEnd {
  const ref = useRef<HTMLDivElement>(null)
  /** Distance from the visible area to the end at the last measurement, in px. */
  const below = useRef(0)
  /** The ends of the list before this render, and its height in px. */
  const before = useRef<Partial<Ends>>({})
  const height = useRef(0)
  const [missed, setMissed] = useState(false)
  const toEnd = useCallback(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight })
    below.current = 0
    setMissed(false)
  }, [])
  const onScroll = () => {
    const { current: list } = ref
    if (!list) return
    below.current = list.scrollHeight - list.clientHeight - list.scrollTop
    if (below.current < NEAR) setMissed(false)
  }
  useLayoutEffect(() => {
    const { current: list } = ref
    if (!list) return
    const { current: drawn } = before
    before.current = { oldest, newest, newestOwn }
    const isOnTop = drawn.oldest !== undefined && drawn.oldest !== oldest
    // The other person's first known item may be among those added on top.
    const isBelow = (last: string | undefined, known: string | undefined) =>
      last !== known && !(isOnTop && known === undefined)
    const isOwnBelow = isBelow(newestOwn, drawn.newestOwn)
    const isOtherBelow = isBelow(newest, drawn.newest)
    if (!isOnTop && !isOwnBelow && !isOtherBelow) return
    // The scroll event comes later than the scrolling itself.
    below.current = Math.max(0, height.current - list.clientHeight - list.scrollTop)
    // Earlier items were put on top: the distance to the end is what stays.
    if (isOnTop) list.scrollTop = list.scrollHeight - list.clientHeight - below.current
    if ((isOwnBelow && written) || below.current < NEAR) toEnd()
    // The reader's own message, written elsewhere, is not new to them.
    else if (isOtherBelow) setMissed(true)
  }, [oldest, newest, newestOwn, written, toEnd])
  useLayoutEffect(() => {
    height.current = ref.current?.scrollHeight ?? 0
  })
  useEffect(() => {
    const { current: list } = ref
    if (!list) return
    // A keyboard or a growing composer covers the end.
    const observer = new ResizeObserver(() => below.current < NEAR && toEnd())
    observer.observe(list)
    return () => observer.disconnect()
  }, [toEnd])
  return { ref, onScroll, missed, toEnd }
}
