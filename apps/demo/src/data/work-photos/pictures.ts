import type { Fall, Tones } from './draw-strands.ts'

/** A photo of work of the demonstration's hairdresser. */
export interface DemoPhoto {
  /** Names its files. */
  name: string
  words: string
  /** A service of its menu, by name. */
  service: string | null
  tones: Tones
  fall: Fall
}

/** Its photos in their order. */
export const DEMO_PHOTOS: readonly DemoPhoto[] = [
  {
    name: 'copper',
    words: 'Long copper hair in soft waves, after a gloss',
    service: 'Full colour',
    tones: ['#4a1a0c', '#a8481f', '#e79a5c'],
    fall: { amplitude: 70, waves: 2.3, shine: [0.22, 0.58, 0.9] },
  },
  {
    name: 'honey',
    words: 'Honey balayage on brown hair',
    service: null,
    tones: ['#4b3018', '#9a6a33', '#e8c583'],
    fall: { amplitude: 52, waves: 1.7, shine: [0.22, 0.58, 0.9] },
  },
  {
    name: 'night',
    words: 'Straight black hair, smooth as glass',
    service: 'Cut and blow-dry',
    tones: ['#0d0b10', '#2a2430', '#6c6478'],
    fall: { amplitude: 22, waves: 1, shine: [0.2, 0.5] },
  },
  {
    name: 'silver',
    words: 'Silver hair, grown out and toned',
    service: null,
    tones: ['#5a5750', '#a9a39c', '#efeae0'],
    fall: { amplitude: 40, waves: 2, shine: [0.22, 0.58, 0.9] },
  },
]
