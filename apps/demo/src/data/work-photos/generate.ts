// Draws the demonstration's photos of work again: `npm run photos -w @anseo/demo`.
import { mkdir, rm } from 'node:fs/promises'
import { PHOTO_FORMATS, photoWidths } from '@anseo/domain/work-photo'
import sharp from 'sharp'
import { randomFrom } from '../random.ts'
import { drawNails } from './draw-nails.ts'
import { drawPlate } from './draw-plate.ts'
import { drawStrands } from './draw-strands.ts'
import { drawTiles } from './draw-tiles.ts'
import { PHOTO_FOLDER, PHOTO_SIZE, photoFile } from './photo-files.ts'
import { DEMO_PHOTOS, type Picture } from './pictures.ts'

const QUALITY = { avif: { quality: 42, effort: 6 }, webp: { quality: 58, effort: 6 } }

await rm(PHOTO_FOLDER, { recursive: true, force: true })
await mkdir(PHOTO_FOLDER, { recursive: true })
function draw(picture: Picture, random: () => number): string {
  switch (picture.of) {
    case 'hair':
      return drawStrands(random, picture.tones, picture.fall)
    case 'nails':
      return drawNails(picture)
    case 'plate':
      return drawPlate(random, picture)
    case 'tiles':
      return drawTiles(random, picture)
  }
}

for (const { name, picture } of DEMO_PHOTOS) {
  const random = randomFrom(`strands of ${name}`)
  const svg = Buffer.from(draw(picture, () => random.next()))
  for (const width of photoWidths(PHOTO_SIZE.width))
    for (const format of PHOTO_FORMATS)
      await sharp(svg)
        .resize(width)
        .toFormat(format, QUALITY[format])
        .toFile(photoFile(name, width, format))
}
