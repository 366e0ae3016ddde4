import type { Moment } from './moments.ts'

/** A notice; its text names no dates, since the demo can start at any time. */
export type DemoNotice = { at: Moment; text: string; path?: string; broadcast?: true; unread?: true }

export const noticesOfCiara: DemoNotice[] = [
  {
    at: { minutesAgo: 25 },
    unread: true,
    text: "Confirmed: your appointment with Cian O'Sullivan. Pay within 24 hours to keep this time.",
    path: '/my-appointment',
  },
  {
    at: { minutesAgo: 195 },
    unread: true,
    broadcast: true,
    text: 'Most vendors take bookings right up to the holidays. The early hours of the day go first.',
  },
  {
    at: { daysAgo: 1, hour: 18, minute: 2 },
    unread: true,
    text: 'How was your appointment with Gráinne Doyle? Mark it as complete if all went well.',
    path: '/my-appointment',
  },
  {
    at: { daysAgo: 3, hour: 9, minute: 1 },
    text: "Timed out: your appointment with Saoirse Gallagher. It wasn't paid for in time.",
    path: '/my-appointment',
  },
  {
    at: { daysAgo: 4, hour: 10, minute: 31 },
    text: "Rescheduled: your appointment with Fatima Rahman. It's still paid.",
    path: '/my-appointment',
  },
  {
    at: { daysAgo: 8, hour: 11, minute: 0 },
    broadcast: true,
    text: 'You can now choose Dark, Light or System in the menu beside your name.',
  },
  {
    at: { daysAgo: 10, hour: 8, minute: 52 },
    text: "Declined: your request to Darragh Kearney. You haven't been charged.",
    path: '/my-appointment',
  },
  {
    at: { daysAgo: 13, hour: 16, minute: 40 },
    text: "Cancelled by you: your appointment with Marta Kowalska. We're refunding €35.20 to your card.",
    path: '/my-appointment',
  },
  {
    at: { daysAgo: 18, hour: 9, minute: 30 },
    text: "Cancelled by Chidi Okafor: your appointment. We're refunding €72.82 to your card.",
    path: '/my-appointment',
  },
  {
    at: { daysAgo: 68, hour: 12, minute: 0 },
    text: 'Welcome to Anseo, Ciara. Complete your profile to book your first appointment.',
    path: '/my-profile',
  },
]

export const noticesOfAoife: DemoNotice[] = [
  {
    at: { minutesAgo: 40 },
    unread: true,
    text: 'New booking request from Ciara Nolan: two hours, cut and half-head of highlights.',
    path: '/pro/requests',
  },
  {
    at: { minutesAgo: 152 },
    unread: true,
    text: 'New booking request from Joanne Sheridan: one hour, fringe trim and blow-dry.',
    path: '/pro/requests',
  },
  {
    at: { minutesAgo: 283 },
    text: 'New booking request from Anita Menon: two hours, party updo for two.',
    path: '/pro/requests',
  },
  {
    at: { daysAgo: 1, hour: 20, minute: 14 },
    text: "Paid by Grace O'Neill. The appointment is in your calendar.",
    path: '/pro/calendar',
  },
]
