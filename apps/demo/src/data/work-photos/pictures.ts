import { DEMO_ACCOUNTS } from '@anseo/server/modules/identity/public'
import type { Nails } from './draw-nails.ts'
import type { Plate } from './draw-plate.ts'
import type { Fall, Tones } from './draw-strands.ts'
import type { Tiles } from './draw-tiles.ts'

/** The subject and the colours that a photo of work is drawn from. */
export type Picture =
  | { of: 'hair'; tones: Tones; fall: Fall }
  | ({ of: 'nails' } & Nails)
  | ({ of: 'plate' } & Plate)
  | ({ of: 'tiles' } & Tiles)

/** A photo of a vendor's work in the demonstration. */
export interface DemoPhoto {
  /** The vendor's key. */
  vendor: string
  /** Names its files. */
  name: string
  words: string
  /** One of its services, by name. */
  service: string | null
  picture: Picture
}

const SHINE = [0.22, 0.58, 0.9]
const hair = (tones: Tones, amplitude: number, waves: number, shine = SHINE): Picture => ({
  of: 'hair',
  tones,
  fall: { amplitude, waves, shine },
})

/** All photos, those of a vendor in their order. */
export const DEMO_PHOTOS: readonly DemoPhoto[] = [
  {
    vendor: DEMO_ACCOUNTS.vendor.key,
    name: 'copper',
    words: 'Long copper hair in soft waves, after a gloss',
    service: 'Full colour',
    picture: hair(['#4a1a0c', '#a8481f', '#e79a5c'], 70, 2.3),
  },
  {
    vendor: DEMO_ACCOUNTS.vendor.key,
    name: 'honey',
    words: 'Honey balayage on brown hair',
    service: null,
    picture: hair(['#4b3018', '#9a6a33', '#e8c583'], 52, 1.7),
  },
  {
    vendor: DEMO_ACCOUNTS.vendor.key,
    name: 'night',
    words: 'Straight black hair, smooth as glass',
    service: 'Cut and blow-dry',
    picture: hair(['#0d0b10', '#2a2430', '#6c6478'], 22, 1, [0.2, 0.5]),
  },
  {
    vendor: DEMO_ACCOUNTS.vendor.key,
    name: 'silver',
    words: 'Silver hair, grown out and toned',
    service: null,
    picture: hair(['#5a5750', '#a9a39c', '#efeae0'], 40, 2),
  },
  {
    vendor: 'anke-visser',
    name: 'blended-grey',
    words: 'Grey blended into brown, without a line',
    service: 'Grey blending, first visit',
    picture: hair(['#3d3330', '#857870', '#dcd3c8'], 34, 1.4),
  },
  {
    vendor: 'danielle-obi',
    name: 'silk-press',
    words: 'Dark hair after a silk press',
    service: 'Silk press',
    picture: hair(['#120b08', '#3a241b', '#8a6450'], 30, 1.2, [0.3, 0.7]),
  },
  {
    vendor: 'thuy-pham',
    name: 'berry-nails',
    words: 'Five nails in berry, cream and teal',
    service: 'Gel manicure',
    picture: {
      of: 'nails',
      wall: '#fad7df',
      colours: ['#a63d63', '#f2e2d0', '#14666b', '#f2e2d0', '#dd839b'],
    },
  },
  {
    vendor: 'thuy-pham',
    name: 'sea-nails',
    words: 'Five nails from sand to deep sea',
    service: 'Nail art',
    picture: {
      of: 'nails',
      wall: '#d8e8ea',
      colours: ['#e8d5b4', '#bcd9d6', '#74b3b5', '#2f7f89', '#12424f'],
    },
  },
  {
    vendor: 'milica-jovanovic',
    name: 'bare-nails',
    words: 'Builder gel in five shades of skin',
    service: 'Builder gel',
    picture: {
      of: 'nails',
      wall: '#ece3f2',
      colours: ['#f0d2c2', '#e2b7a2', '#c98f76', '#9c6650', '#6d432f'],
    },
  },
  {
    vendor: 'theo-lambert',
    name: 'scallops',
    words: 'Scallops on a saffron sauce',
    service: 'Tasting menu for six',
    picture: {
      of: 'plate',
      cloth: '#5f7d82',
      sauce: '#e6b04f',
      pieces: ['#f4e3c6', '#f0d9b4', '#f6e8d0', '#e9cfa2'],
      herb: '#5d9a52',
    },
  },
  {
    vendor: 'brigid-ofarrell',
    name: 'mackerel',
    words: 'Mackerel with beetroot and dill',
    service: 'Fish supper for four',
    picture: {
      of: 'plate',
      cloth: '#c7b28e',
      sauce: '#8f2d4c',
      pieces: ['#b9c2c4', '#9fabae', '#c9d0d0', '#7b1f3c', '#93304f'],
      herb: '#6f9f45',
    },
  },
  {
    vendor: 'nomsa-kelleher',
    name: 'stew',
    words: 'Pumpkin stew with beans and coriander',
    service: 'A week of boxes',
    picture: {
      of: 'plate',
      cloth: '#8a6f8f',
      sauce: '#d97a34',
      pieces: ['#efa645', '#e58b2f', '#f3bd63', '#7a3b2a', '#8c4a33', '#efa645'],
      herb: '#3f7f3d',
    },
  },
  {
    vendor: 'zuzana-kovac',
    name: 'blue-tiles',
    words: 'A bathroom wall in blue tiles, wiped dry',
    service: 'Apartment',
    picture: { of: 'tiles', tile: '#9cc3cf', grout: '#eef3f3' },
  },
  {
    vendor: 'derek-sweeney',
    name: 'green-tiles',
    words: 'A green porch in the sun, just washed',
    service: null,
    picture: { of: 'tiles', tile: '#8db798', grout: '#e7ece2' },
  },
]
