import { avataaars } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { clayFilter, FRAME_FILTERS } from './clay.ts'
import { drawMouth } from './mouths.ts'
import type { PortraitOptions } from './portrait-options.ts'
import { WALLS } from './walls.ts'

const channel = (hex: string, from: number) => Number.parseInt(hex.slice(from, from + 2), 16)

/** Returns a hex colour without '#' darkened by a factor, with '#'. */
const darkened = (hex: string, factor: number) =>
  `#${[0, 2, 4]
    .map((from) =>
      Math.round(channel(hex, from) * factor)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const luminance = (hex: string) => 0.3 * channel(hex, 0) + 0.59 * channel(hex, 2) + 0.11 * channel(hex, 4)

function bareAvatar(options: PortraitOptions): string {
  const { seed, top, hair, skin, clothing, cloth, beard, glasses, scarf } = options
  const chosen = {
    seed,
    size: 640,
    top: [top],
    topProbability: 100,
    hatColor: [scarf],
    hairColor: [hair],
    skinColor: [skin],
    eyes: ['default'],
    eyebrows: ['defaultNatural'],
    mouth: ['default'],
    clothing: [clothing],
    clothesColor: [cloth],
    facialHair: [beard || 'beardLight'],
    facialHairProbability: beard ? 100 : 0,
    facialHairColor: [hair],
    accessories: [glasses || 'round'],
    accessoriesProbability: glasses ? 100 : 0,
    accessoriesColor: ['33302c'],
    backgroundColor: ['transparent'],
  }
  return createAvatar(avataaars, chosen as Parameters<typeof createAvatar>[1])
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/<rect fill="transparent"[^>]*\/>/, '')
}

/** Lights every filled shape like clay, dark shapes more softly than light ones. */
function litLikeClay(svg: string): string {
  return svg.replace(
    /<path ([^>]*?)fill="#([0-9a-fA-F]{6})"( ?)\/>/g,
    (path, attributes: string, fill: string) =>
      /ffffff/i.test(fill)
        ? path
        : `<path ${attributes}fill="#${fill}" filter="url(#${luminance(fill) < 75 ? 'clayD' : 'clayL'})"/>`,
  )
}

/** Adds our mouth, warm cheeks, softer brows and light in the eyes to a face. */
function withFace(svg: string, { mouth, skin }: PortraitOptions): string {
  const isDeep = channel(skin, 0) < 112
  const cheeks =
    `<g fill="#e0574f" opacity="${isDeep ? 0.13 : 0.2}" filter="url(#soft)">` +
    '<ellipse cx="99" cy="127" rx="13" ry="9"/><ellipse cx="165" cy="127" rx="13" ry="9"/></g>'
  const gleam = '<g fill="#fff"><circle cx="108" cy="109" r="2.1"/><circle cx="160" cy="109" r="2.1"/></g>'
  return svg
    .replace(
      /(<g transform="translate\(78 134\)">).*?<\/g>/,
      (_, group: string) => `${group}${drawMouth(mouth, isDeep ? '#160907' : darkened(skin, 0.34))}</g>`,
    )
    .replace('<g transform="translate(76 90)">', (group) => cheeks + group)
    .replace(/fill="#000" fill-opacity="\.6"/g, 'fill="#241512" fill-opacity=".92"')
    .replace('<g transform="translate(76 82)">', (group) => gleam + group)
}

function fanlight(colour: string): string {
  const spokes = [1, 2, 3, 4, 5, 6, 7].map((spoke) => {
    const angle = (Math.PI * spoke) / 8
    const [across, up] = [Math.cos(angle), Math.sin(angle)]
    return `M${140 - across * 60} ${150 - up * 60}L${140 - across * 104} ${150 - up * 104}`
  })
  return `<path d="${spokes.join('')}" fill="none" stroke="${colour}" stroke-opacity=".22" stroke-width="2.4"/>`
}

/** Draws a portrait before an arched door, as SVG of 640 by 640. */
export function drawPortrait(options: PortraitOptions): string {
  const [light, deep, door] = WALLS[options.wall]
  const person = withFace(litLikeClay(bareAvatar(options)), options).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 280 280"><defs>',
    `<linearGradient id="bg" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    `<radialGradient id="disc" cx=".42" cy=".3" r=".8"><stop offset="0" stop-color="${door}" stop-opacity=".95"/><stop offset="1" stop-color="${door}" stop-opacity=".28"/></radialGradient>`,
    FRAME_FILTERS,
    clayFilter('clayL', { light: '#fff', lightOpacity: 0.38, shade: '#2b1024', shadeOpacity: 0.42 }),
    clayFilter('clayD', { light: '#ffe9d2', lightOpacity: 0.17, shade: '#12060c', shadeOpacity: 0.5 }),
    '</defs><rect width="280" height="280" fill="url(#bg)"/>',
    '<path d="M36 280V150a104 104 0 0 1 208 0v130z" fill="url(#disc)"/>',
    fanlight(deep),
    `<g filter="url(#cast)" transform="translate(0 2.4) scale(1.02) translate(-2.7 0)">${person}</g></svg>`,
  ].join('')
}
