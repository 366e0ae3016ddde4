import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Actor, createClient, createVendor } from './actors.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** The instant at which each of these tests starts, a Wednesday. */
const START = new Date('2026-11-18T12:00:00Z')
/** The Tuesday that is booked. */
export const DAY = '24_11_2026'
/** Addresses: the vendor's in Dublin 6, one near it, one across the city, and one in another city. */
export const BASE = { eircode: 'D06 X2Y7', line1: '1 Main Street' }
export const RATHMINES = { line1: '9 Grove Park', line2: '', eircode: 'D06 A1C2' }
export const HOWTH = { line1: '2 Pier Road', line2: '', eircode: 'D13 A2C3' }
export const CORK = { line1: '3 Patrick Street', line2: '', eircode: 'T12 X5Y6' }
/** Rules of a vendor that travels from `BASE`: free of charge to Rathmines, for a fee to Howth, and not to Cork. */
export const TRAVELS = {
  place: 'both',
  base: BASE,
  radiusKm: 30,
  travelFees: [
    { upToKm: 5, fee: 0 },
    { upToKm: 15, fee: 12.5 },
  ],
}

/** The app of the running test file. */
export let app: TestApp
/** The client and the vendor of the running test. */
export let client: Actor
export let vendor: Actor

/** Starts the app for a test file, and gives each test a new client and a new vendor that is booked by quarter hours. */
export function setUpQuarterHours(): void {
  beforeAll(async () => void (app = await startTestApp({ start: START })))
  beforeEach(async () => {
    app.clock.set(START)
    client = await createClient(app)
    vendor = await createVendor(app, { stepMinutes: 15 })
  })
  afterAll(() => app.close())
}

/** Replaces the vendor of the running test by one that has changed no rules. */
export const replaceVendor = async () => void (vendor = await createVendor(app))

/** Changes the vendor's booking rules. */
export const setRules = (rules: object) => vendor.call('PUT', '/api/pro/booking-rules', rules)

/** Books the vendor on `DAY`; returns the reply. */
export const book = (startTime: string, endTime: string, more: object = {}, by = client) =>
  by.call('POST', '/api/user/book-appointment', {
    vendorId: vendor.id,
    slotDate: DAY,
    startTime,
    endTime,
    ...more,
  })
