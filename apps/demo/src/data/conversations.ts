import type { Moment } from './moments.ts'
import { reportedConversations } from './reported-appointments.ts'

export type DemoMessage = { from: 'client' | 'vendor'; at: Moment; text: string; unread?: true }
export type DemoConversation = { client: string; vendor: string; messages: DemoMessage[] }

const client = (at: Moment, text: string): DemoMessage => ({ from: 'client', at, text })
const vendor = (at: Moment, text: string): DemoMessage => ({ from: 'vendor', at, text })
const unread = (message: DemoMessage): DemoMessage => ({ ...message, unread: true })

const day = (daysAgo: number, hour: number, minute: number): Moment => ({ daysAgo, hour, minute })
const ago = (minutesAgo: number): Moment => ({ minutesAgo })

const ofCiara: Array<Omit<DemoConversation, 'client'>> = [
  {
    vendor: 'aoife-byrne',
    messages: [
      client(day(1, 18, 12), 'Hi Aoife! Could you do a cut and half-head of highlights at home next week?'),
      vendor(
        day(1, 18, 20),
        'Hi Ciara, of course. Is your hair past the shoulder? Just so I bring enough colour.',
      ),
      client(day(1, 18, 21), 'A little past, yes.'),
      vendor(
        day(1, 18, 24),
        'Lovely. Two hours then. Full quote is €120.00, colour included. The booking fee comes off that.',
      ),
      client(ago(41), 'Brilliant, I’ve booked twelve to two.'),
      vendor(ago(37), 'Perfect, see you then! I’ll confirm it as soon as I’m out of this colour.'),
      unread(client(ago(36), 'No rush. There’s parking out the front.')),
    ],
  },
  {
    vendor: 'cian-osullivan',
    messages: [
      client(
        day(2, 20, 31),
        'Hi Cian, my parents are forty years married and we’d love supper for six at home. Do you travel up to Dublin?',
      ),
      vendor(
        day(2, 21, 4),
        'I do, on a Friday. I take the early train with a cool box. Any allergies or dislikes around the table?',
      ),
      client(day(2, 21, 9), 'One vegetarian, and my father won’t look at a mushroom.'),
      vendor(
        day(2, 21, 16),
        'Understood. For six, four hours including the kitchen afterwards: €420.00 all in with the shopping.',
      ),
      client(day(1, 13, 2), 'That sounds lovely. Five to nine would be perfect, I’ll just ask my sister.'),
      unread(vendor(ago(24), 'You’re in my calendar, thank you.')),
      unread(
        vendor(
          ago(22),
          'I can do the seabass or a vegetarian risotto for everyone, whichever you’d like. Think it over.',
        ),
      ),
    ],
  },
  {
    vendor: 'fatima-rahman',
    messages: [
      client(day(4, 9, 40), 'Morning Fatima, are you free for the two girls this week? Six to nine.'),
      vendor(day(4, 10, 15), 'I am. Same as last time, dinner before I come?'),
      client(
        day(4, 10, 18),
        'Yes, they’ll be fed. Could we make it an evening earlier in the end? I’ll move the booking.',
      ),
      vendor(day(4, 10, 25), 'No bother at all.'),
      unread(vendor(day(1, 20, 3), 'Is bedtime still half seven?')),
    ],
  },
  {
    vendor: 'grainne-doyle',
    messages: [
      client(
        day(3, 19, 2),
        'Hi Gráinne, would you do the inside of the oven this time? I’ll skip the windows instead.',
      ),
      vendor(day(3, 19, 30), 'Happy to. I’ll bring the good paste.'),
      vendor(day(1, 18, 20), 'Thanks Ciara, key is back in the lockbox. The oven came up well.'),
    ],
  },
  {
    vendor: 'niamh-ni-bhriain',
    messages: [
      client(
        day(19, 12, 44),
        'Hi Niamh, I’m a guest at a wedding in Salthill and hopeless with eyeliner. An hour at the B&B?',
      ),
      vendor(
        day(19, 13, 20),
        'An hour is plenty. €55.00 for the hour and that’s the full price, lashes included.',
      ),
      client(day(18, 9, 3), 'Deal. Booked and paid.'),
      vendor(day(13, 10, 5), 'Photos from the day please!'),
    ],
  },
  {
    vendor: 'chidi-okafor',
    messages: [
      client(
        day(20, 17, 48),
        'Hi Chidi, I did something to my shoulder in the gym. Is that a deep tissue thing?',
      ),
      vendor(
        day(20, 18, 6),
        'Possibly. If you can’t lift the arm, see a physio first. If it’s only tight, I can help.',
      ),
      client(day(20, 18, 8), 'Only tight. How much?'),
      vendor(day(20, 18, 12), 'Deep tissue is €65.00 for the hour, nothing on top.'),
      vendor(
        day(18, 9, 30),
        'Ciara, I’m so sorry, I have a chest infection and must cancel. You’ll get everything back.',
      ),
      client(day(18, 9, 41), 'Mind yourself! I’ll book again when you’re better.'),
    ],
  },
  {
    vendor: 'darragh-kearney',
    messages: [
      client(
        day(11, 16, 15),
        'Hi Darragh, we’re in Westport for the weekend. Any chance of an hour after the Greenway?',
      ),
      vendor(
        day(10, 8, 50),
        'Hi Ciara, I’d have loved to, but I’m away from the twelfth on. I’ll have to decline it.',
      ),
    ],
  },
]

const ofAoife: Array<Omit<DemoConversation, 'vendor'>> = [
  {
    client: 'aine-power',
    messages: [
      client(day(5, 15, 10), 'Hello Aoife, my fringe is in my eyes again.'),
      vendor(
        day(5, 15, 32),
        'Half an hour’s work, Áine, but the hour covers a blow-dry as well. €45.00 and no more.',
      ),
      client(day(5, 15, 40), 'Perfect. I’ve taken the twelve o’clock.'),
      unread(client(ago(95), 'The bell isn’t working, so give me a ring when you’re outside.')),
    ],
  },
  {
    client: 'megan-ryan',
    messages: [
      client(
        day(6, 19, 1),
        'Cut and blow-dry, and could you take a look at the ends? They’re in bits after the summer.',
      ),
      vendor(
        day(6, 19, 22),
        'Bring me what you use on it and I’ll tell you what to throw out. Two hours to be safe, €85.00.',
      ),
      client(day(6, 19, 24), 'Two hours it is.'),
    ],
  },
  {
    client: 'joanne-sheridan',
    messages: [
      client(
        ago(150),
        'Hi, I’ve asked for tomorrow at twelve for a fringe trim. Is the patch test needed for that?',
      ),
      vendor(ago(138), 'Not for a trim, only for colour.'),
      unread(client(ago(130), 'Great. Second floor, the lift is slow but it gets there.')),
    ],
  },
  {
    client: 'anita-menon',
    messages: [
      client(
        ago(310),
        'Two of us need party updos on the same afternoon, my sister and me. Is two hours enough?',
      ),
      vendor(
        ago(290),
        'Two hours for two is right, if hair is washed and dry when I arrive. €110.00 together.',
      ),
      client(ago(284), 'Then I’ll ask for twelve to two.'),
    ],
  },
  {
    client: 'hannah-lyons',
    messages: [
      client(
        day(2, 21, 12),
        'Could you do occasion hair for my graduation? I have a picture but the light is terrible.',
      ),
      vendor(day(2, 21, 20), 'Send it anyway. A low bun takes an hour, curls take two.'),
      client(day(2, 21, 26), 'Curls then, please.'),
      vendor(ago(170), 'Confirmed, Hannah. Congratulations in advance.'),
    ],
  },
  {
    client: 'deirdre-foley',
    messages: [
      vendor(day(1, 12, 20), 'Lovely to see you, Deirdre. Leave the treatment in until tonight if you can.'),
      client(day(1, 13, 5), 'I will. Everyone in the office noticed!'),
    ],
  },
]

/** Conversations of the demonstration; messages of each are in order. */
export const conversations: DemoConversation[] = [
  ...ofCiara.map((conversation) => ({ ...conversation, client: 'ciara-nolan' })),
  ...ofAoife.map((conversation) => ({ ...conversation, vendor: 'aoife-byrne' })),
  ...reportedConversations,
]
