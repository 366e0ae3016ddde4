// Draws the demonstration's photos of work again: `npm run photos -w @anseo/demo`.
import { mkdir, rm } from 'node:fs/promises'
import { PHOTO_FORMATS, photoWidths } from '@anseo/domain/work-photo'
import sharp from 'sharp'
import { randomFrom } from '../random.ts'
import { drawStrands } from './draw-strands.ts'
import { PHOTO_FOLDER, PHOTO_SIZE, photoFile } from './photo-files.ts'
import { DEMO_PHOTOS } from './pictures.ts'

const QUALITY = { avif: { quality: 42, effort: 6 }, webp: { quality: 58, effort: 6 } }

await rm(PHOTO_FOLDER, { recursive: true, force: true })
await mkdir(PHOTO_FOLDER, { recursive: true })
for (const { name, tones, fall } of DEMO_PHOTOS) {
  const random = randomFrom(`strands of ${name}`)
  const svg = Buffer.from(drawStrands(() => random.next(), tones, fall))
  for (const width of photoWidths(PHOTO_SIZE.width))
    for (const format of PHOTO_FORMATS)
      await sharp(svg)
        .resize(width)
        .toFormat(format, QUALITY[format])
        .toFile(photoFile(name, width, format))
}
