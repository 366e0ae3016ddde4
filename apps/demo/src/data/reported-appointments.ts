import type { DemoAppointment } from './demo-appointment.ts'
import type { DemoConversation } from './conversations.ts'
import type { Moment } from './moments.ts'

const day = (daysAgo: number, hour: number, minute = 0): Moment => ({ daysAgo, hour, minute })

/** Appointments with an open problem report, for the operator to resolve. */
export const reportedAppointments: DemoAppointment[] = [
  {
    client: 'deirdre-foley',
    vendor: 'darragh-kearney',
    day: -2,
    from: 18,
    to: 19,
    booked: day(6, 9, 10),
    outcome: { is: 'paid' },
    problem: {
      text: 'Darragh never arrived. I waited from six until twenty to seven and rang twice. I would like the money back, and no new appointment.',
      reported: day(1, 7, 20),
    },
  },
  {
    client: 'megan-ryan',
    vendor: 'tomas-brennan',
    day: -1,
    from: 9,
    to: 12,
    booked: day(5, 20, 15),
    outcome: { is: 'paid' },
    note: 'Kitchen and bathroom, the oven too if there is time.',
    problem: {
      text: 'Tomás left after two of the three hours, and the oven was not done. The kitchen is grand otherwise.',
      reported: day(1, 21, 5),
      vendorMarked: day(1, 12, 30),
    },
  },
]

/** The chats about the appointments in `reportedAppointments`. */
export const reportedConversations: DemoConversation[] = [
  {
    client: 'deirdre-foley',
    vendor: 'darragh-kearney',
    messages: [
      { from: 'client', at: day(2, 18, 12), text: 'Are you far?' },
      {
        from: 'vendor',
        at: day(1, 9, 5),
        text: 'My car broke down outside Castlebar and my phone was dead. I am sorry, Deirdre, you are right to be cross. A full refund is fine with me.',
      },
    ],
  },
  {
    client: 'megan-ryan',
    vendor: 'tomas-brennan',
    messages: [
      { from: 'client', at: day(1, 11, 20), text: 'You are off early, is the oven done?' },
      {
        from: 'vendor',
        at: day(1, 12, 10),
        text: 'I got a call from the school, sorry. The oven would have been another half hour.',
      },
    ],
  },
]
