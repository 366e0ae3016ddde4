import type { DemoAppointment, Outcome } from './demo-appointment.ts'
import type { Moment } from './moments.ts'
import { reportedAppointments } from './reported-appointments.ts'

const day = (daysAgo: number, hour: number, minute = 0): Moment => ({ daysAgo, hour, minute })
const ago = (minutesAgo: number): Moment => ({ minutesAgo })

const PENDING: Outcome = { is: 'pending' }
const PAID: Outcome = { is: 'paid' }
const COMPLETED: Outcome = { is: 'completed' }

/** Ciara's, one or more in every state. */
const ofCiara: Array<Omit<DemoAppointment, 'client'>> = [
  {
    vendor: 'cian-osullivan',
    day: 6,
    from: 17,
    to: 21,
    booked: ago(25),
    outcome: { is: 'awaiting-payment', confirmed: ago(25) },
    note: 'Supper for six, one vegetarian, no mushrooms.',
  },
  {
    vendor: 'aoife-byrne',
    day: 7,
    from: 12,
    to: 14,
    booked: ago(41),
    outcome: PENDING,
    note: 'Cut and half-head of highlights',
  },
  {
    vendor: 'fatima-rahman',
    day: 1,
    from: 18,
    to: 21,
    booked: day(5, 9, 40),
    outcome: PAID,
    rescheduleCount: 1,
    note: 'Two girls, four and seven.',
  },
  { vendor: 'grainne-doyle', day: 10, from: 9, to: 12, booked: day(2, 19), outcome: PAID },
  {
    vendor: 'grainne-doyle',
    day: -1,
    from: 15,
    to: 18,
    booked: day(6, 19),
    outcome: PAID,
    note: 'Inside of the oven instead of the windows.',
  },
  { vendor: 'niamh-ni-bhriain', day: -14, from: 14, to: 15, booked: day(18, 9), outcome: COMPLETED },
  { vendor: 'grainne-doyle', day: -30, from: 9, to: 12, booked: day(34, 20), outcome: COMPLETED },
  { vendor: 'fatima-rahman', day: -40, from: 18, to: 21, booked: day(45, 11), outcome: COMPLETED },
  // Not with Aoife: a first booking between the two accounts of the login pages then shows the fees of a first booking (A7).
  {
    vendor: 'laura-keogh',
    day: -62,
    from: 11,
    to: 12,
    booked: day(66, 10),
    outcome: COMPLETED,
    note: 'Dry cut',
  },
  {
    vendor: 'darragh-kearney',
    day: -9,
    from: 18,
    to: 19,
    booked: day(11, 16),
    outcome: { is: 'declined', at: day(10, 8, 52), reason: 'I am away that weekend, sorry.' },
  },
  {
    vendor: 'marta-kowalska',
    day: -11,
    from: 11,
    to: 12,
    booked: day(15, 12),
    outcome: { is: 'cancelled', by: 'client', at: day(13, 16, 40) },
  },
  {
    vendor: 'chidi-okafor',
    day: -17,
    from: 20,
    to: 21,
    booked: day(20, 18, 20),
    outcome: { is: 'cancelled', by: 'vendor', at: day(18, 9, 30), reason: 'I am ill and not fit to work.' },
  },
  {
    vendor: 'tomas-brennan',
    day: -19,
    from: 8,
    to: 11,
    booked: day(24, 13),
    outcome: {
      is: 'cancelled',
      by: 'admin',
      at: day(20, 10),
      reason: 'Booked for the wrong address, at your request.',
    },
  },
  { vendor: 'roisin-walsh', day: -22, from: 18, to: 21, booked: day(23, 8), outcome: { is: 'unanswered' } },
  { vendor: 'saoirse-gallagher', day: -2, from: 9, to: 10, booked: day(4, 8), outcome: { is: 'unpaid' } },
]

/** Aoife's with other clients; from today on all of them lie between 12:00 and 15:00. */
const ofAoife: Array<Omit<DemoAppointment, 'vendor'>> = [
  {
    client: 'emma-kelly',
    day: -62,
    from: 11,
    to: 12,
    booked: day(66, 10),
    outcome: COMPLETED,
    note: 'Dry cut',
  },
  {
    client: 'aine-power',
    day: 0,
    from: 12,
    to: 13,
    booked: day(5, 15),
    outcome: PAID,
    note: 'Fringe trim and blow-dry',
  },
  {
    client: 'megan-ryan',
    day: 0,
    from: 13,
    to: 15,
    booked: day(6, 17),
    outcome: PAID,
    note: 'Cut and blow-dry',
  },
  {
    client: 'joanne-sheridan',
    day: 1,
    from: 12,
    to: 13,
    booked: ago(152),
    outcome: PENDING,
    note: 'Fringe trim and blow-dry',
  },
  {
    client: 'emma-kelly',
    day: 1,
    from: 13,
    to: 15,
    booked: day(3, 11),
    outcome: PAID,
    note: 'Full colour, patch test done',
  },
  {
    client: 'anita-menon',
    day: 4,
    from: 12,
    to: 14,
    booked: ago(283),
    outcome: PENDING,
    note: 'Party updo for two',
  },
  {
    client: 'hannah-lyons',
    day: 5,
    from: 13,
    to: 15,
    booked: day(2, 20),
    outcome: { is: 'awaiting-payment', confirmed: ago(170) },
    note: 'Curls for a graduation',
  },
  { client: 'grace-oneill', day: 9, from: 12, to: 13, booked: day(1, 17), outcome: PAID, note: 'Trim' },
  {
    client: 'deirdre-foley',
    day: -1,
    from: 10,
    to: 12,
    booked: day(7, 14),
    outcome: PAID,
    note: 'Cut and blow-dry',
  },
  {
    client: 'lisa-moran',
    day: -3,
    from: 16,
    to: 17,
    booked: day(9, 10),
    outcome: { is: 'cancelled', by: 'client', at: day(6, 9) },
    note: 'Blow-dry',
  },
  {
    client: 'orlaith-conway',
    day: -5,
    from: 18,
    to: 20,
    booked: day(8, 12),
    outcome: {
      is: 'declined',
      at: day(8, 13),
      reason: 'I am at a wedding that evening, another day would suit.',
    },
  },
]

/** Appointments written by hand: those of the client and the vendor that visitors log in as, and those with a problem report. */
export const currentAppointments: DemoAppointment[] = [
  ...ofCiara.map((appointment) => ({ ...appointment, client: 'ciara-nolan' })),
  ...ofAoife.map((appointment) => ({ ...appointment, vendor: 'aoife-byrne' })),
  ...reportedAppointments,
]
