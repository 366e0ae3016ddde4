/** An own client of the vendor, without an account. */
export type OwnClient = {
  name: string
  phone?: string
  email?: string
  tags?: string[]
  note?: string
  /** Bookings that the vendor entered: days from today in Dublin, from which hour on, how long and for what. */
  visits: { day: number; from: number; hours: number; title: string; euro: number }[]
}

/**
 * The own clients of the vendor account that visitors can log in to. Their visits stay out of the two weeks that clients
 * can book.
 */
export const ownClients: OwnClient[] = [
  {
    name: 'Máire Ní Cheallaigh',
    phone: '+353865550117',
    email: 'maire.nicheallaigh@example.ie',
    tags: ['curly hair', 'Rathgar'],
    note: 'Likes quiet, tea with milk. Fringe grows to the left. The dog is called Biscuit.',
    visits: [
      { day: -121, from: 20, hours: 1, title: 'Curly cut', euro: 58 },
      { day: -79, from: 20, hours: 1, title: 'Curly cut', euro: 58 },
      { day: -37, from: 20, hours: 1, title: 'Curly cut', euro: 58 },
      { day: 18, from: 11, hours: 1, title: 'Curly cut', euro: 58 },
    ],
  },
  {
    name: 'Tom Hickey',
    phone: '+353865550163',
    tags: ['walk-in'],
    visits: [
      { day: -65, from: 8, hours: 1, title: 'Short cut', euro: 30 },
      { day: -22, from: 8, hours: 1, title: 'Short cut', euro: 30 },
    ],
  },
  {
    name: 'Nora Hickey',
    phone: '+353865550163',
    note: "Tom's mother, same phone. Prefers mornings.",
    visits: [{ day: -93, from: 20, hours: 1, title: 'Wash and set', euro: 40 }],
  },
  {
    name: 'Kate Whelan',
    phone: '+353865550178',
    email: 'kate.whelan@example.ie',
    tags: ['wedding'],
    note: 'Wedding in Powerscourt, party of four. Trial first.',
    visits: [
      { day: 24, from: 10, hours: 2, title: 'Bridal trial', euro: 120 },
      { day: 206, from: 9, hours: 5, title: 'Wedding, party of four', euro: 480 },
    ],
  },
  { name: 'Fidelma Roche', phone: '+35315550142', visits: [] },
]
