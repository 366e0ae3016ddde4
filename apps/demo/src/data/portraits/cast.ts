import { additionalVendors, listedVendors } from '../all-vendors.ts'
import { applicants } from '../applicants.ts'
import { clients } from '../clients.ts'
import { colleagues } from '../colleagues.ts'
import type { Complexion } from '../demo-vendor.ts'
import { curated } from './curated.ts'
import { type Mouth, MOUTHS } from './mouths.ts'
import { optionsFromSeed, type PortraitOptions } from './portrait-options.ts'

type Person = { key: string; man?: boolean; complexion?: Complexion; speciality?: string }

/** The distances back in the list to the left and the upper neighbour in the four-column vendor grid. */
const NEIGHBOURS = [1, 4]

function freeMouth(person: Person, wanted: Mouth, taken: Array<Mouth | undefined>): Mouth {
  const suits = (mouth: Mouth) => !taken.includes(mouth) && !(person.man && mouth === 'lips')
  return [wanted, ...MOUTHS].find(suits) ?? wanted
}

/**
 * Returns the features by which a face is recognised, whatever its clothes: hair or scarf, skin, beard and glasses.
 */
export const faceOf = ({ top, hair, scarf, skin, beard, glasses }: PortraitOptions): string =>
  [top, top === 'hijab' ? scarf : hair, skin, beard, glasses].join()

const MAX_TRIES = 100

/** Picks a pseudo-random face that is not taken yet; clothes, wall and mouth stay those of the first attempt. */
function ownFace({ key, man = false, complexion = 'light' }: Person, taken: Set<string>): PortraitOptions {
  const first = optionsFromSeed(key, man, complexion)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { top, hair, skin, beard, glasses, scarf } = optionsFromSeed(
      tries === 0 ? key : `${key} ${tries}`,
      man,
      complexion,
    )
    const options = { ...first, top, hair, skin, beard, glasses, scarf, ...curated[key] }
    if (!taken.has(faceOf(options))) return options
  }
  throw new Error(`There is no face left for ${key}`)
}

/** Returns a unique face for each person. Curated faces are assigned first, so that they are never taken. */
function facesOf(people: Person[]): Map<string, PortraitOptions> {
  const taken = new Set<string>()
  const byHandFirst = people.toSorted((a, b) => Number(b.key in curated) - Number(a.key in curated))
  return new Map(
    byHandFirst.map((person) => {
      const options = ownFace(person, taken)
      taken.add(faceOf(options))
      return [person.key, options]
    }),
  )
}

/** Returns each person's portrait by key; the order of `people` matters, since no two neighbours share a mouth. */
function portraitsOf(people: Person[]): Map<string, PortraitOptions> {
  const faces = facesOf(people)
  const drawn: PortraitOptions[] = []
  const bySpeciality = new Map<string, PortraitOptions[]>()
  for (const person of people) {
    const options = faces.get(person.key)!
    const group = bySpeciality.get(person.speciality ?? '') ?? []
    const taken = [drawn, group].flatMap((row) => NEIGHBOURS.map((back) => row.at(-back)?.mouth))
    options.mouth = freeMouth(person, options.mouth, taken)
    drawn.push(options)
    bySpeciality.set(person.speciality ?? '', [...group, options])
  }
  return new Map(drawn.map((options) => [options.seed, options]))
}

/** Returns the portrait of every demo person by key; vendors are dealt in the order in which the list shows them. */
export function castPortraits(): Map<string, PortraitOptions> {
  const vendors = listedVendors.toSorted((a, b) => b.completed - a.completed || a.name.localeCompare(b.name))
  const admin: Person = { key: 'maeve-tierney', complexion: 'brown' }
  return portraitsOf([...vendors, ...applicants, ...clients, admin, ...additionalVendors, ...colleagues])
}
