import { readdir, stat } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { listedVendors, type ListedVendor } from '../all-vendors.ts'
import { castPortraits, faceOf } from './cast.ts'
import { drawPortrait } from './draw-portrait.ts'
import { PORTRAIT_FOLDER, portraitFile } from './portrait-files.ts'

const COLUMNS = 4
const cast = castPortraits()
const inListOrder = listedVendors.toSorted(
  (a, b) => b.completed - a.completed || a.name.localeCompare(b.name),
)

function expectDifferentNeighbours(row: ListedVendor[]) {
  const mouths = row.map(({ key }) => cast.get(key)!.mouth)
  mouths.forEach((mouth, place) => {
    expect(mouth, row[place]!.name).not.toBe(mouths[place - 1])
    expect(mouth, row[place]!.name).not.toBe(mouths[place - COLUMNS])
  })
}

describe('the portraits of the demonstration', () => {
  it('give no two neighbours in the vendor grid the same mouth', () => {
    expectDifferentNeighbours(inListOrder)
    for (const vendors of Map.groupBy(inListOrder, ({ speciality }) => speciality).values())
      expectDifferentNeighbours(vendors)
  })

  it('show each person with a face of their own', () => {
    const people = Map.groupBy(cast.values(), faceOf)
    const shared = [...people.values()].filter(({ length }) => length > 1)
    expect(shared.map((alike) => alike.map(({ seed }) => seed))).toEqual([])
  })

  it('lie in the repository, one for each person and no other, small', async () => {
    const files = await readdir(PORTRAIT_FOLDER)
    expect(files.toSorted()).toEqual([...cast.keys()].map((key) => `${key}.webp`).toSorted())
    const sizes = await Promise.all([...cast.keys()].map(async (key) => (await stat(portraitFile(key))).size))
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2_000_000)
  })

  it('are the same each time they are drawn', () => {
    const options = cast.get('aoife-byrne')!
    expect(drawPortrait(options)).toBe(drawPortrait({ ...options }))
    expect(castPortraits().get('linh-tran')).toEqual(cast.get('linh-tran'))
  })
})
