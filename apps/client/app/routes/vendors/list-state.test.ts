import { describe, expect, test } from 'vitest'
import { chosenFilters } from './filter-texts.ts'
import { askPath, listQuery, readListState, UNFILTERED } from './list-state.ts'

const NOW = new Date('2026-11-21T15:30:00Z')
const read = (query: string) => readListState(new URLSearchParams(query), NOW)

describe('the state of the list in its address', () => {
  test('is restored from the address that it writes', () => {
    const state = {
      ...UNFILTERED,
      search: 'aine',
      day: '26_11_2026',
      time: '06:00 PM',
      hours: 2,
      near: 'Rathmines',
      within: 10,
      maxPrice: 60,
      minRating: 4.5,
      sort: 'distance' as const,
      page: 3,
    }
    expect(read(listQuery(state))).toEqual(state)
    expect(listQuery(UNFILTERED)).toBe('')
    expect(listQuery(state, { near: '' })).not.toMatch(/within|sort|page/)
  })

  test.each([
    'day=20_11_2026&hours=2',
    'day=5_12_2026',
    'day=tomorrow&time=06:00 PM',
    'time=07:00 AM',
    'time=09:00 PM',
    'time=10:30 AM',
    'hours=2',
    'within=10&sort=distance',
    'near= &day=&time=&maxPrice=&minRating=',
    'maxPrice=0.5&minRating=4.2&within=x&hours=9&sort=toString&page=-1',
  ])('ignores invalid parameters: %s', (query) => {
    expect(read(query)).toEqual(UNFILTERED)
  })

  test('reads an hour without a day as the next such hour', () => {
    expect(read('time=06:00 PM')).toMatchObject({ day: '21_11_2026', time: '06:00 PM' })
    expect(read('time=03:00 PM')).toMatchObject({ day: '22_11_2026', time: '03:00 PM' })
  })

  test('shortens a duration that would end after closing time', () => {
    expect(read('day=26_11_2026&time=07:00 PM&hours=5').hours).toBe(2)
  })
})

test('each chosen filter is described and can be removed alone', () => {
  const state = read('near=Rathmines&time=06:00 PM&hours=2&maxPrice=60&minRating=4&location=Cork&search=aine')
  expect(chosenFilters(state).map(({ text }) => text)).toEqual([
    'Within 25 km of Rathmines',
    'Sat 21 Nov, 06:00 PM, 2 hours',
    'Cork',
    'Up to €60 in total',
    '4 stars or more',
    '‘aine’',
  ])
  const nothing = chosenFilters(state).reduce((left, { without }) => ({ ...left, ...without }), state)
  expect(nothing).toEqual(UNFILTERED)
})

test('the link to ask several vendors keeps the place of the list', () => {
  expect(askPath('Cleaner', read('location=Cork'))).toBe('/ask?speciality=Cleaner&near=Cork')
  expect(askPath(null, read('location=Cork&near=Rathmines'))).toBe('/ask?near=Rathmines')
})
