import type { MouseEvent } from 'react'

const NAME = 'view-transition-name'
let moved: HTMLElement | null = null

/**
 * In browsers with view transitions, moves the picture of the pressed card to its place on the vendor's page
 * (`head-card.css`). A page may use the name once only, so a card on another vendor's page is not animated.
 */
export function movePicture({ currentTarget }: MouseEvent<HTMLElement>) {
  moved?.style.removeProperty(NAME)
  moved = document.querySelector('.vendor-head') ? null : currentTarget.querySelector('.lazy-image')
  moved?.style.setProperty(NAME, 'portrait')
}
