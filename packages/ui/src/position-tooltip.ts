const EDGE_PX = 12
const PLACES = ['above', 'below'] as const

/**
 * Places a tooltip above or below its anchor where it covers nothing; when both would cover something, between
 * the lines.
 */
export function positionTooltip(anchor: HTMLElement, tip: HTMLElement): void {
  tip.style.display = 'block'
  tip.style.setProperty('--shift', '0px')
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter((target) => !anchor.contains(target) && target.checkVisibility())
    .map((target) => target.getBoundingClientRect())
  const free = PLACES.find((place) => {
    tip.dataset['place'] = place
    keepWithinWindow(tip)
    const box = tip.getBoundingClientRect()
    const isSeen = box.top >= 0 && box.bottom <= innerHeight
    return isSeen && targets.every((target) => !overlap(box, target))
  })
  tip.dataset['place'] = free ?? 'inline'
  tip.style.removeProperty('display')
}

function keepWithinWindow(tip: HTMLElement): void {
  tip.style.setProperty('--shift', '0px')
  const { left, right } = tip.getBoundingClientRect()
  const over = right - (document.documentElement.clientWidth - EDGE_PX)
  const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, -over)
  tip.style.setProperty('--shift', `${shift}px`)
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
