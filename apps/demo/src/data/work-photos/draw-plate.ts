import { DRAWN } from './svg-parts.ts'

const { width: WIDTH, height: HEIGHT } = DRAWN
const [CENTRE_X, CENTRE_Y] = [WIDTH / 2, HEIGHT * 0.51]
const RIM = 350
const FOOD = 215

/** A dish on a cloth: its sauce, what lies on it, and the herbs, as `#rrggbb`. */
export interface Plate {
  cloth: string
  sauce: string
  pieces: readonly string[]
  herb: string
}

/** Draws a plate of food from above as SVG. */
export function drawPlate(random: () => number, { cloth, sauce, pieces, herb }: Plate): string {
  const food = pieces.map((colour, index) => {
    const turn = (index / pieces.length) * 2 * Math.PI + random() * 0.5
    const [x, y] = pointAt(turn, FOOD * (0.35 + random() * 0.35))
    const [wide, high] = [70 + random() * 60, 42 + random() * 30]
    return `<g transform="translate(${x} ${y}) rotate(${Math.round(random() * 180)})">
      <ellipse rx="${wide.toFixed(0)}" ry="${high.toFixed(0)}" cy="9" fill="#000" opacity=".18"/>
      <ellipse rx="${wide.toFixed(0)}" ry="${high.toFixed(0)}" fill="${colour}"/>
      <ellipse rx="${(wide * 0.6).toFixed(0)}" ry="${(high * 0.4).toFixed(0)}" cy="-9" fill="#fff" opacity=".2"/></g>`
  })
  const leaves = Array.from({ length: 9 }, () => {
    const [x, y] = pointAt(random() * 2 * Math.PI, FOOD * random())
    const turn = Math.round(random() * 360)
    return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C14 -34 44 -42 66 -28C50 -6 28 8 0 0Z" fill="${herb}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${cloth}"/>${weave()}
    ${circle(RIM + 14, '#000', 0.14, 24)}${circle(RIM, '#fdfaf4')}${circle(RIM * 0.76, '#f1eadc')}
    ${circle(RIM * 0.72, '#fbf7ef')}${circle(FOOD, sauce, 0.85)}${food.join('')}${leaves.join('')}</svg>`
}

const circle = (radius: number, fill: string, opacity = 1, lower = 0) =>
  `<circle cx="${CENTRE_X}" cy="${CENTRE_Y + lower}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`

const pointAt = (turn: number, distance: number) => [
  Math.round(CENTRE_X + Math.cos(turn) * distance),
  Math.round(CENTRE_Y + Math.sin(turn) * distance),
]

const weave = () =>
  Array.from(
    { length: 14 },
    (_, line) =>
      `<rect x="${line * 66}" width="2" height="${HEIGHT}" fill="#fff" opacity=".16"/><rect y="${line * 84}" width="${WIDTH}" height="2" opacity=".05"/>`,
  ).join('')
