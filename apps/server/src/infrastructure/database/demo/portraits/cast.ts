import { listedVendors } from '../all-vendors.ts'
import { applicants } from '../applicants.ts'
import { clients } from '../clients.ts'
import type { Complexion } from '../demo-vendor.ts'
import { curated } from './curated.ts'
import { type Mouth, MOUTHS } from './mouths.ts'
import { optionsFromSeed, type PortraitOptions } from './portrait-options.ts'

type Person = { key: string; man?: boolean; complexion?: Complexion; speciality?: string }

/** How far back a neighbour stands in the four columns of the vendor grid. */
const NEIGHBOURS = [1, 4]

function freeMouth(person: Person, wanted: Mouth, taken: Array<Mouth | undefined>): Mouth {
  const suits = (mouth: Mouth) => !taken.includes(mouth) && !(person.man && mouth === 'lips')
  return [wanted, ...MOUTHS].find(suits) ?? wanted
}

/** Options of each person in the order given, so that no two who stand beside each other share a mouth. */
function portraitsOf(people: Person[]): Map<string, PortraitOptions> {
  const drawn: PortraitOptions[] = []
  const bySpeciality = new Map<string, PortraitOptions[]>()
  for (const person of people) {
    const { key, man = false, complexion = 'light' } = person
    const options = { ...optionsFromSeed(key, man, complexion), ...curated[key] }
    const group = bySpeciality.get(person.speciality ?? '') ?? []
    const taken = [drawn, group].flatMap((row) => NEIGHBOURS.map((back) => row.at(-back)?.mouth))
    options.mouth = freeMouth(person, options.mouth, taken)
    drawn.push(options)
    bySpeciality.set(person.speciality ?? '', [...group, options])
  }
  return new Map(drawn.map((options) => [options.seed, options]))
}

/** Everybody of the demonstration by key, vendors in the order in which the list shows them. */
export function castPortraits(): Map<string, PortraitOptions> {
  const vendors = listedVendors.toSorted((a, b) => b.completed - a.completed || a.name.localeCompare(b.name))
  const admin: Person = { key: 'maeve-tierney', complexion: 'brown' }
  return portraitsOf([...vendors, ...applicants, ...clients, admin])
}
