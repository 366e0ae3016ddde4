/** Milliseconds that a finger has to rest on something to drag it; moving earlier scrolls the page. */
const HOLD_MS = 400
/** Pixels that a pointer may move before it drags. */
const SLACK_PX = 6
/** The distance from the edge of the window at which the page scrolls, and by how much in each frame. */
const EDGE_PX = 72
const SCROLL_PX = 8

interface Follower {
  /** Called with the position of the pointer from the start of the drag on, also when the page scrolls below it. */
  onMove: (x: number, y: number) => void
  onDrop: () => void
  /** Called on Escape, or when the browser takes the pointer away. */
  onGiveUp: () => void
}

/**
 * Follows a pointer that was pressed: a mouse or pen drags once it has moved, a finger once it was held. A press that ends
 * before is none of its business; after a drag there is no click.
 */
export function followPointer(press: PointerEvent, { onMove, onDrop, onGiveUp }: Follower): void {
  const isFinger = press.pointerType === 'touch'
  const ended = new AbortController()
  const { signal } = ended
  let at: { clientX: number; clientY: number } = press
  let isDragging = false
  const begin = () => {
    isDragging = true
    onMove(at.clientX, at.clientY)
    scrollAtEdges(() => at, onMove, signal)
  }
  const timer = isFinger ? setTimeout(begin, HOLD_MS) : undefined
  const end = () => {
    ended.abort()
    clearTimeout(timer)
  }
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    at = event
    if (isDragging) return onMove(at.clientX, at.clientY)
    if (Math.hypot(at.clientX - press.clientX, at.clientY - press.clientY) < SLACK_PX) return
    if (isFinger) end()
    else begin()
  }
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    end()
    if (!isDragging) return
    swallowClick()
    onDrop()
  }
  const giveUp = () => {
    end()
    if (isDragging) onGiveUp()
  }
  addEventListener('pointermove', follow, { signal })
  addEventListener('pointerup', drop, { signal })
  addEventListener('pointercancel', giveUp, { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      if (isDragging) addEventListener('pointerup', swallowClick, { once: true })
      giveUp()
    },
    { signal },
  )
  // A finger that drags neither scrolls the page nor opens the menu of a link.
  const prevent = (event: Event) => isDragging && event.preventDefault()
  addEventListener('touchmove', prevent, { signal, passive: false })
  if (isFinger) addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
}

/** Scrolls the page while the pointer is at its upper or lower edge. */
function scrollAtEdges(
  pointer: () => { clientX: number; clientY: number },
  onMove: Follower['onMove'],
  signal: AbortSignal,
): void {
  const scroll = () => {
    if (signal.aborted) return
    const { clientX, clientY } = pointer()
    const by = clientY < EDGE_PX ? -SCROLL_PX : clientY > innerHeight - EDGE_PX ? SCROLL_PX : 0
    const before = scrollY
    if (by !== 0) scrollBy(0, by)
    if (scrollY !== before) onMove(clientX, clientY)
    requestAnimationFrame(scroll)
  }
  requestAnimationFrame(scroll)
}

/** Keeps the click that follows at once from what lies below the pointer. */
function swallowClick(): void {
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
