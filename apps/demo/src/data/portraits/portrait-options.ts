import { type RandomSource, randomFrom } from '../random.ts'
import type { Complexion } from '../demo-vendor.ts'
import { type Mouth, MOUTHS } from './mouths.ts'
import { type Wall, WALLS } from './walls.ts'

/** The options of a portrait. Colours are hex without '#'; the option names are those of the avataaars style. */
export type PortraitOptions = {
  seed: string
  top: string
  hair: string
  skin: string
  mouth: Mouth
  clothing: string
  cloth: string
  wall: Wall
  beard: '' | 'beardLight' | 'beardMedium'
  glasses: '' | 'round' | 'prescription02'
  scarf: string
}

const SKIN: Record<Complexion, string[]> = {
  light: ['fbdcc4', 'f6cfae', 'f1c19a'],
  olive: ['e6ae82', 'd39a6a'],
  brown: ['d39a6a', 'bd8152'],
  deep: ['7a4a31', '5f3a28', '4b2d20'],
}
const LIGHT_HAIR = ['8f4526', 'b8431c', 'd8b063', '6b4226', '3b2620', 'a2572b', 'c48f52']
const DARK_HAIR = ['1c1412', '2c1b18', '3a2420']
const WOMAN = [
  'straight02',
  'bob',
  'curly',
  'straight01',
  'miaWallace',
  'longButNotTooLong',
  'curvy',
  'straightAndStrand',
  'bigHair',
]
const WOMAN_OF_DEEP_COMPLEXION = ['fro', 'froBand', 'curly', 'bob', 'dreads', 'straight01']
const MAN = ['shortWaved', 'theCaesar', 'shortFlat', 'shortRound', 'shortCurly', 'theCaesarAndSidePart']
const CLOTHES = [
  'shirtScoopNeck',
  'blazerAndShirt',
  'collarAndSweater',
  'shirtVNeck',
  'blazerAndSweater',
  'shirtCrewNeck',
]
const CLOTH = [
  '14565c',
  '24424a',
  'b5495b',
  '6d4a86',
  'f0b92c',
  '2f6f8f',
  '3f7d58',
  '7c3f4c',
  '5a6f4a',
  '4d7f9c',
]

function topsFor(man: boolean, complexion: Complexion): string[] {
  if (man) return MAN
  return complexion === 'deep' ? WOMAN_OF_DEEP_COMPLEXION : WOMAN
}

/** Returns pseudo-random portrait options; the same seed always gives the same portrait. */
export function optionsFromSeed(seed: string, man: boolean, complexion: Complexion): PortraitOptions {
  const random: RandomSource = randomFrom(seed)
  return {
    seed,
    top: random.pick(topsFor(man, complexion)),
    hair: random.pick(complexion === 'light' ? LIGHT_HAIR : DARK_HAIR),
    skin: random.pick(SKIN[complexion]),
    mouth: random.pick(MOUTHS.filter((mouth) => !man || mouth !== 'lips')),
    clothing: random.pick(CLOTHES),
    cloth: random.pick(CLOTH),
    wall: random.pick(Object.keys(WALLS) as Wall[]),
    beard: man && random.next() < 0.4 ? 'beardLight' : '',
    glasses: random.next() < 0.15 ? random.pick(['round', 'prescription02'] as const) : '',
    scarf: random.pick(['1f6a70', '6d4a86', 'b5495b']),
  }
}
