/** The landscape colours that the door of a speciality can have, in the order in which new ones get them. */
export const WALLS = ['heather', 'fuchsia', 'foxglove', 'primrose', 'moss', 'barley', 'sea-foam'] as const
export type Wall = (typeof WALLS)[number]

/** Returns the colour that the fewest specialities have, the first of several. */
export function rarestWall(used: readonly Wall[]): Wall {
  const countOf = (wall: Wall) => used.filter((one) => one === wall).length
  return WALLS.reduce((rarest, wall) => (countOf(wall) < countOf(rarest) ? wall : rarest))
}
