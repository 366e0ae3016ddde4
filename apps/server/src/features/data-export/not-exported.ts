/** Tables of which no row is in an export, and why. A test asks of every table that it is exported or stands here. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  team_note:
    'Notes of our team may name other people. Ask us for those about you; we hand them out after a look.',
  broadcast: 'Announcements name nobody; what was sent to you is in notifications.json.',
  setting_change: 'Settings of the operator name no client and no vendor.',
  ledger_movement: 'Our books repeat payments, refunds, earnings and payouts, which are in the export.',
  ledger_entry: 'Our books repeat payments, refunds, earnings and payouts, which are in the export.',
  ledger_day_sum: 'Sums of a day name nobody.',
  ledger_summed: 'Names nobody.',
  ledger_check: 'Names nobody.',
  listing_count: 'Counts of vendors name nobody.',
  kept_reply: 'Copies of answers that you got, kept for a day against sending twice.',
  limit_count: 'Counts against attacks hold a digest only and last a day at most.',
  caught_mail: 'Mails that a demonstration shows instead of sending; no real installation has them.',
  installation: 'Keys of this installation name nobody.',
  retention_run: 'Counts of what was deleted name nobody.',
  sweep_turn: 'Names nobody.',
}

/** What the README says is missing; the rest of the list concerns nobody who reads it. */
export const NOTABLY_ABSENT = [
  'Passwords, tokens of logins and secrets of links and apps: we keep only digests of them, or they are yours alone.',
  'Card numbers: the payment provider has them, we never see them.',
  NOT_EXPORTED['team_note']!,
  NOT_EXPORTED['ledger_entry']!,
  NOT_EXPORTED['kept_reply']!,
] as const
