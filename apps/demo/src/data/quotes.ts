import type { QuoteItem } from '@anseo/domain/quote'
import type { Moment } from './moments.ts'

/** A version of a quote of the demonstration. */
interface DemoQuoteVersion {
  sent: Moment
  items: QuoteItem[]
  words?: string
}

/** A quote of the demonstration; people are named by their keys. */
export interface DemoQuote {
  client: string
  vendor: string
  /** Days from today in Dublin, and whole hours of Dublin's time. */
  day: number
  from: number
  to: number
  versions: DemoQuoteVersion[]
  /** When the client accepted it; the demonstration has an appointment for that time, booked at that moment. */
  accepted?: Moment
}

const ago = (minutesAgo: number): Moment => ({ minutesAgo })

/** A quote that the demonstration's client can accept, one that its vendor has sent, and an accepted one. */
export const demoQuotes: DemoQuote[] = [
  {
    client: 'ciara-nolan',
    vendor: 'grainne-doyle',
    day: 12,
    from: 10,
    to: 13,
    versions: [
      {
        sent: ago(16),
        items: [
          { label: 'Deep clean, three rooms', cents: 13_500 },
          { label: 'Inside of the fridge', cents: 2_000 },
        ],
      },
      {
        sent: ago(8),
        items: [
          { label: 'Deep clean, three rooms', cents: 13_500 },
          { label: 'Regular client', cents: -1_500 },
        ],
        words: 'I bring everything but the hoover.',
      },
    ],
  },
  {
    client: 'deirdre-foley',
    vendor: 'aoife-byrne',
    day: 8,
    from: 12,
    to: 14,
    versions: [
      {
        sent: ago(15),
        items: [
          { label: 'Cut and blow-dry', cents: 5_500 },
          { label: 'Half-head of highlights', cents: 9_500 },
          { label: 'Both together', cents: -3_000 },
        ],
        words: 'Includes colour. Parking out the front, please.',
      },
    ],
  },
  {
    client: 'ciara-nolan',
    vendor: 'cian-osullivan',
    day: 6,
    from: 17,
    to: 21,
    versions: [
      {
        sent: { daysAgo: 1, hour: 12, minute: 50 },
        items: [
          { label: 'Supper for six', cents: 36_000 },
          { label: 'Shopping and kitchen', cents: 6_000 },
        ],
        words: 'One vegetarian, no mushrooms.',
      },
    ],
    accepted: ago(25),
  },
]

/** The conversations in which the quotes were sent. */
export const quoteConversations = [
  {
    client: 'ciara-nolan',
    vendor: 'grainne-doyle',
    messages: [
      {
        from: 'client' as const,
        at: ago(20),
        text: 'Could you do a deep clean the week after next? The kitchen, the hall and the bathroom.',
      },
      { from: 'client' as const, at: ago(12), text: 'Lovely. I’ll do the fridge myself.' },
    ],
  },
  {
    client: 'deirdre-foley',
    vendor: 'aoife-byrne',
    messages: [
      { from: 'client' as const, at: ago(19), text: 'Could you do highlights too, some day next week?' },
    ],
  },
]

/** Aoife's saved replies. */
export const demoReplies = [
  {
    title: 'Prices',
    text: 'Hi {name}, an hour is €45.00. Tell me what you would like and I’ll send you a full quote.',
  },
  { title: 'On the day', text: 'See you on {date} at {time}, {name}. Is there parking out the front?' },
  {
    title: 'Patch test',
    text: 'For colour I need to do a patch test 48 hours before. It takes five minutes.',
  },
  {
    title: 'After colour',
    text: 'Leave it two days before you wash it, {name}, and use something without sulphates.',
  },
]
