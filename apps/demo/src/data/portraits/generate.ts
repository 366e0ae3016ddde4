// Renders all demo portraits again: `npm run portraits -w @anseo/demo`.
import { mkdir, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { castPortraits } from './cast.ts'
import { drawPortrait } from './draw-portrait.ts'
import { PORTRAIT_FOLDER, portraitFile } from './portrait-files.ts'

const SIZE = 512

await rm(PORTRAIT_FOLDER, { recursive: true, force: true })
await mkdir(PORTRAIT_FOLDER, { recursive: true })
for (const [key, options] of castPortraits()) {
  const svg = Buffer.from(drawPortrait(options))
  await sharp(svg).resize(SIZE).webp({ quality: 82, effort: 6 }).toFile(portraitFile(key))
}
