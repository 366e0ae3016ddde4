import { DRAWN, gradient, mixed, type Stop } from './svg-parts.ts'

/** Dark, middle and light tone of hair, as `#rrggbb`. */
export type Tones = readonly [dark: string, middle: string, light: string]

/** The fall of hair: the width of its waves, their number from top to end, and the place of the light on it, from 0 to 1. */
export interface Fall {
  amplitude: number
  waves: number
  shine: readonly number[]
}

const { width: WIDTH, height: HEIGHT } = DRAWN
const STRANDS = 190
const POINTS = 12

/** Draws hair from close by as SVG: strand over strand in waves, with a band of light. No person can be recognised. */
export function drawStrands(random: () => number, tones: Tones, fall: Fall): string {
  const [dark, middle, light] = tones
  const order = Array.from({ length: STRANDS }, (_, strand) => ({ strand, at: random() }))
  const strands = order
    .toSorted((a, b) => a.at - b.at)
    .map(({ strand }) => {
      const line = lineOf(strand / STRANDS, random() * 14 - 7, fall)
      const colour = mixed(middle, random() < 0.5 ? dark : light, random() * 0.75)
      const opacity = (0.45 + random() * 0.5).toFixed(2)
      const hair = path(line, colour, 3 + random() * 10, `opacity="${opacity}"`)
      if (random() >= 0.42) return hair
      return hair + path(line, mixed(light, '#ffffff', 0.25), 1 + random() * 2.4, 'mask="url(#shine)"')
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <defs>${gradient('light', shineStops(fall.shine))}${gradient('shade', SHADE)}
      <mask id="shine"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/></mask></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${dark}"/>${strands.join('')}
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/></svg>`
}

/** Returns the SVG path of a strand, from above the picture to below it. */
function lineOf(across: number, aside: number, { amplitude, waves }: Fall): string {
  const points = Array.from({ length: POINTS + 1 }, (_, index) => {
    const down = index / POINTS
    const wave = Math.sin(down * Math.PI * waves + across * 1.7) * amplitude * (0.35 + down)
    const own = Math.sin(across * 23) * 10 + aside * (1 + down)
    const x = across * WIDTH * 1.5 - WIDTH * 0.25 + wave + own
    return [Math.round(x), Math.round(-40 + down * (HEIGHT + 200))] as const
  })
  const curves = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2]!
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`
  })
  return `M${points[0]!.join(' ')}${curves.join('')}`
}

const path = (line: string, colour: string, width: number, rest: string) =>
  `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" ${rest}/>`

const SHADE: readonly Stop[] = [
  [0, '#000', 0.28],
  [0.3, '#000', 0],
  [0.75, '#000', 0],
  [1, '#000', 0.3],
]

const shineStops = (shine: readonly number[]): Stop[] =>
  shine.flatMap((at): Stop[] => [
    [at - 0.1, '#000', 1],
    [at, '#fff', 1],
    [at + 0.1, '#000', 1],
  ])
