import { expect, test } from './browser.ts'

/** The queries that pages read, by path. */
const QUERIES = {
  '/vendors': 'search location day time hours when near within maxPrice minRating sort page',
  '/appointment/:vendorId': 'day time hours services place',
  '/ask': 'speciality near day vendors',
  '/login': 'mode email code',
}

/** The values that a link may hold which was cut off, edited by hand, or is a year old. */
const ODD = ['', '-1', '1.5', '10:30 AM', '31_2_2027', '\0', '😀'.repeat(200)]

test('a page ignores what it cannot use of its address', async ({ sharedProduct: { url } }) => {
  const { data } = (await (await fetch(`${url}/api/vendor/list?page=1&pageSize=1`)).json()) as {
    data: { _id: string }[]
  }
  const failed: string[] = []
  for (const [path, names] of Object.entries(QUERIES))
    for (const name of names.split(' '))
      for (const value of ODD) {
        const query = new URLSearchParams({
          day: '26_11_2026',
          time: '10:00 AM',
          near: 'Rathmines',
          [name]: value,
        })
        const address = `${path.replace(':vendorId', data[0]!._id)}?${query}`
        const { status } = await fetch(url + address)
        if (status !== 200) failed.push(`${status} ${address}`)
      }
  expect(failed).toEqual([])
})
