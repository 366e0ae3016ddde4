import { DRAWN, gradient, mixed } from './svg-parts.ts'

const { width: WIDTH, height: HEIGHT } = DRAWN
const TILE = 150
const GAP = 8

/** A tiled wall, as `#rrggbb`: its tiles, and the grout between them. */
export interface Tiles {
  tile: string
  grout: string
}

/** Draws a clean tiled wall with the light of a window on it, as SVG. */
export function drawTiles(random: () => number, { tile, grout }: Tiles): string {
  const tiles = Array.from({ length: Math.ceil(HEIGHT / TILE) }, (_, row) =>
    Array.from({ length: Math.ceil(WIDTH / TILE) + 1 }, (__, column) => {
      const x = column * TILE - (row % 2) * (TILE / 2)
      const colour = mixed(tile, random() < 0.5 ? '#ffffff' : '#000000', random() * 0.12)
      return `<rect x="${x}" y="${row * TILE}" width="${TILE - GAP}" height="${TILE - GAP}" rx="9" fill="${colour}"/>
        <rect x="${x + 10}" y="${row * TILE + 10}" width="${TILE - GAP - 20}" height="10" rx="5" fill="#fff" opacity=".35"/>`
    }).join(''),
  )
  const shade = gradient('shade', [
    [0, '#ffffff', 0.2],
    [0.6, '#ffffff', 0],
    [1, '#000000', 0.22],
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <defs>${shade}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${grout}"/>${tiles.join('')}
    <path d="M120 -20L420 -20L780 ${HEIGHT}L360 ${HEIGHT}Z" fill="#fff" opacity=".28"/>
    <path d="M520 -20L640 -20L960 ${HEIGHT * 0.8}L860 ${HEIGHT}Z" fill="#fff" opacity=".2"/>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/></svg>`
}
