import type { MouseEvent } from 'react'

const NAME = 'view-transition-name'
let moved: HTMLElement | null = null

/**
 * Where views change smoothly, the picture of the card that was pressed moves to its place on the vendor's page
 * (`head-card.css`). A page may use the name once only, so a card below another vendor's head stands still.
 */
export function movePicture({ currentTarget }: MouseEvent<HTMLElement>) {
  moved?.style.removeProperty(NAME)
  moved = document.querySelector('.vendor-head') ? null : currentTarget.querySelector('.lazy-image')
  moved?.style.setProperty(NAME, 'portrait')
}
