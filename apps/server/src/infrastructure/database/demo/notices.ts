import type { Moment } from './moments.ts'

/** A notice as it reads; it names no dates, since nobody knows when the demonstration first starts. */
export type DemoNotice = { at: Moment; text: string; broadcast?: true; unread?: true }

export const noticesOfCiara: DemoNotice[] = [
  {
    at: { minutesAgo: 25 },
    unread: true,
    text: "Cian O'Sullivan confirmed your appointment. Pay within 24 hours to keep the slot.",
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
    text: 'How did it go with Gráinne Doyle? Mark the appointment as complete when you are happy.',
  },
  {
    at: { daysAgo: 3, hour: 9, minute: 1 },
    text: 'Your appointment with Saoirse Gallagher timed out, because it was not paid within 24 hours.',
  },
  {
    at: { daysAgo: 4, hour: 10, minute: 31 },
    text: 'Your appointment with Fatima Rahman was rescheduled. It stays paid.',
  },
  {
    at: { daysAgo: 8, hour: 11, minute: 0 },
    broadcast: true,
    text: 'You can now choose Dark, Light or System in the menu beside your name.',
  },
  {
    at: { daysAgo: 10, hour: 8, minute: 52 },
    text: 'Darragh Kearney declined your appointment. Nothing was charged.',
  },
  {
    at: { daysAgo: 13, hour: 16, minute: 40 },
    text: 'You cancelled your appointment with Marta Kowalska. €35.20 is on its way back to your card.',
  },
  {
    at: { daysAgo: 18, hour: 9, minute: 30 },
    text: 'Chidi Okafor cancelled your appointment. €72.82 is on its way back to your card.',
  },
  {
    at: { daysAgo: 68, hour: 12, minute: 0 },
    text: 'Welcome to Anseo, Ciara. Complete your profile to book your first appointment.',
  },
]

export const noticesOfAoife: DemoNotice[] = [
  {
    at: { minutesAgo: 40 },
    unread: true,
    text: 'Ciara Nolan asks for two hours: cut and half-head of highlights.',
  },
  {
    at: { minutesAgo: 152 },
    unread: true,
    text: 'Joanne Sheridan asks for one hour: fringe trim and blow-dry.',
  },
  { at: { minutesAgo: 283 }, text: 'Anita Menon asks for two hours: party updo for two.' },
  { at: { daysAgo: 1, hour: 20, minute: 14 }, text: "Grace O'Neill paid. The appointment is yours." },
]
