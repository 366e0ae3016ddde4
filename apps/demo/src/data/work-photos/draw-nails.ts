import { DRAWN, gradient, mixed } from './svg-parts.ts'

const { width: WIDTH, height: HEIGHT } = DRAWN
const STEP_DEGREES = 13
const STEP_PIXELS = 118

/** A set of nails, and the wall that they lie before, as `#rrggbb`. */
export interface Nails {
  wall: string
  colours: readonly string[]
}

/** Draws a fan of painted nail tips as SVG. */
export function drawNails({ wall, colours }: Nails): string {
  const middle = (colours.length - 1) / 2
  const tips = colours.map((colour, index) => {
    const aside = index - middle
    const x = WIDTH / 2 + aside * STEP_PIXELS
    const y = HEIGHT * 0.66 + Math.abs(aside) * 60
    return `<g transform="translate(${x} ${y}) rotate(${aside * STEP_DEGREES})">
      <ellipse cx="14" cy="76" rx="72" ry="30" fill="#000" opacity=".16"/>
      <path d="M-62 60V-190C-62 -300 -34 -372 0 -372S62 -300 62 -190V60C62 104 -62 104 -62 60Z" fill="${colour}"/>
      <path d="M-40 24V-190C-40 -268 -26 -318 -10 -330C-18 -268 -16 -120 -16 24Z" fill="#fff" opacity=".4"/></g>`
  })
  const light = gradient('wall', [
    [0, mixed(wall, '#ffffff', 0.35), 1],
    [1, mixed(wall, '#000000', 0.1), 1],
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <defs>${light}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>${tips.join('')}</svg>`
}
