import { dublinDate } from '@anseo/domain/dublin-time'
import { formatFullDate } from '@anseo/domain/near-day'
import { taxHoldFrom } from '@anseo/domain/tax-request'
import type { taxCopyReady, taxDetailsWanted } from '../money/events.ts'
import type { FactsOf } from '../../platform/unit-of-work/event.ts'
import type { NotificationContent } from './notify-people.ts'

const toTaxDetails = { label: 'Add tax details', path: '/pro/tax-details' }

/** Returns the notification that asks a vendor for its tax details, reminds it, or says that its payouts wait; regardless of preferences (D8). */
export function onTaxDetailsWanted({ step, askedAt }: FactsOf<typeof taxDetailsWanted>): NotificationContent {
  const day = formatFullDate(dublinDate(taxHoldFrom(askedAt)))
  const wanted = {
    asked: {
      headline: 'Add your tax details',
      sentences: [
        'We have to report what vendors earn through us to the Revenue Commissioners every year (DAC7).',
        `Add your name, address and tax number by ${day}. After that we have to hold your payouts.`,
      ],
    },
    reminded: {
      headline: 'Reminder: add your tax details',
      sentences: [
        "We still don't have the details that we have to report to the Revenue Commissioners (DAC7).",
        `Without them we have to hold your payouts from ${day}.`,
      ],
    },
    held: {
      headline: 'Your payouts are on hold: tax details missing',
      sentences: [
        'This is our second reminder. The law now makes us hold your payouts until we have your tax details.',
        "Add them, and we'll pay out what's due.",
      ],
    },
  }
  return { ...wanted[step], button: toTaxDetails, isBinding: true }
}

/** Notifies a seller that its copy of a year's report is ready, or has been corrected (D8). */
export const onTaxCopyReady = ({ year }: FactsOf<typeof taxCopyReady>): NotificationContent => ({
  headline: `Your tax report for ${year} is ready`,
  sentences: [
    `This is your copy of what we report about ${year} to the Revenue Commissioners (DAC7).`,
    'Check it, and tell us if something is wrong.',
  ],
  button: { label: 'See your tax report', path: '/pro/tax-details' },
  isBinding: true,
})
