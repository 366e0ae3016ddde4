import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** As close as this to the end counts as being there, in px. */
const NEAR = 48

type Ends = {
  /** Of the first and the last item; undefined while there are none. */
  oldest: string | undefined
  newest: string | undefined
  /** The last item is one's own, which is always scrolled to. */
  own: boolean
}

type FollowEnd = {
  ref: RefObject<HTMLDivElement | null>
  onScroll: () => void
  /** Something was added below what is on screen. */
  missed: boolean
  toEnd: () => void
}

/** Keeps a scrolled list at its end while one is there; otherwise what is on screen stays where it is. */
export function useFollowEnd({ oldest, newest, own }: Ends): FollowEnd {
  const ref = useRef<HTMLDivElement>(null)
  /** How far the end was below what was on screen when it was last looked at, in px. */
  const below = useRef(0)
  /** How high the list was before what is drawn now. */
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
    // Earlier items were put on top: the distance to the end is what stays.
    if (list && oldest !== undefined) list.scrollTop = list.scrollHeight - list.clientHeight - below.current
  }, [oldest])
  useLayoutEffect(() => {
    const { current: list } = ref
    // Who has just scrolled may be ahead of the event that tells of it.
    if (list) below.current = Math.max(0, height.current - list.clientHeight - list.scrollTop)
    if (own || below.current < NEAR) toEnd()
    else setMissed(newest !== undefined)
  }, [newest, own, toEnd])
  useLayoutEffect(() => {
    height.current = ref.current?.scrollHeight ?? 0
  })
  useEffect(() => {
    const { current: list } = ref
    if (!list) return
    // A keyboard or a growing composer takes from the end.
    const observer = new ResizeObserver(() => below.current < NEAR && toEnd())
    observer.observe(list)
    return () => observer.disconnect()
  }, [toEnd])
  return { ref, onScroll, missed, toEnd }
}
