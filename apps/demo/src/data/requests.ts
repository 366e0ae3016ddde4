import type { QuoteItem } from '@anseo/domain/quote'
import type { DefaultKey } from '@anseo/domain/default-specialities'
import type { DemoMessage } from './conversations.ts'
import type { Moment } from './moments.ts'

/** A vendor whom a request of the demonstration asks, with its answer. */
interface DemoAsked {
  vendor: string
  quote?: { sent: Moment; from: number; to: number; items: QuoteItem[]; words: string }
  /** Its question in the chat. */
  asks?: DemoMessage
  declined?: { at: Moment; words: string }
}

/** A request to several vendors; people are named by their keys. */
export interface DemoRequest {
  client: string
  speciality: DefaultKey
  made: Moment
  words: string
  detail?: { words: string; at: Moment }
  /** Days from today in Dublin, and full hours of its clock. */
  day: number
  from: number
  to: number
  area: string
  asked: DemoAsked[]
}

const day = (daysAgo: number, hour: number, minute: number): Moment => ({ daysAgo, hour, minute })

/** The requests: one whose quotes the demo client compares, and one that waits for the demo vendor. */
export const demoRequests: DemoRequest[] = [
  {
    client: 'ciara-nolan',
    speciality: 'Cleaner',
    made: day(2, 18, 40),
    words: 'End of tenancy clean, two-bedroom flat, third floor. The keys go back that evening.',
    detail: { words: 'The oven has not been cleaned in a year.', at: day(2, 19, 5) },
    day: 13,
    from: 9,
    to: 18,
    area: 'Ranelagh',
    asked: [
      {
        vendor: 'jose-ramirez',
        quote: {
          sent: { hoursAgo: 3 },
          from: 13,
          to: 17,
          items: [
            { label: 'Kitchen, bathroom, two bedrooms', cents: 12_500 },
            { label: 'Windows inside', cents: 2_500 },
          ],
          words: 'I bring my own products. The oven I would leave for a second visit.',
        },
      },
      {
        vendor: 'ling-zhao',
        quote: {
          sent: { hoursAgo: 5 },
          from: 9,
          to: 14,
          items: [
            { label: 'Kitchen, bathroom, two bedrooms', cents: 13_000 },
            { label: 'Oven and hob', cents: 3_500 },
          ],
          words: 'The oven comes up. A letter for the landlord is included.',
        },
      },
      {
        vendor: 'mary-joyce-amadi',
        asks: {
          from: 'vendor',
          at: day(1, 9, 20),
          text: 'Is there a lift, or is it stairs to the third floor?',
        },
      },
      { vendor: 'ioana-marin', declined: { at: day(1, 20, 15), words: 'Away that week.' } },
      { vendor: 'grainne-doyle' },
    ],
  },
  {
    client: 'aine-power',
    speciality: 'Hairstylist',
    made: day(1, 12, 30),
    words: 'Blow-dry and pin-up for two before a christening, at home in Rathmines.',
    day: 12,
    from: 8,
    to: 12,
    area: 'Rathmines',
    asked: [{ vendor: 'aoife-byrne' }, { vendor: 'laura-keogh' }, { vendor: 'jamal-idowu' }],
  },
]
