/** Tables of which no row is in an export, and why. A test asks of every table that it is exported or stands here. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  team_note: "Our team's notes may name other people. Contact us to request notes about you.",
  broadcast: 'Contains no personal data; what we sent to you is in notifications.json.',
  setting_change: 'Contains no personal data.',
  ledger_movement: 'Our ledger repeats payments, refunds, earnings and payouts, which are included.',
  ledger_entry: 'Our ledger repeats payments, refunds, earnings and payouts, which are included.',
  ledger_day_sum: 'Contains no personal data.',
  ledger_summed: 'Contains no personal data.',
  ledger_check: 'Contains no personal data.',
  listing_count: 'Contains no personal data.',
  kept_reply: 'Copies of responses we sent you, kept for a day to prevent duplicates.',
  limit_count: 'Counts that protect against attacks; they hold a digest only and last a day at most.',
  caught_mail: 'Emails that a demonstration shows instead of sending; no real installation has them.',
  installation: 'Contains no personal data.',
  retention_run: 'Contains no personal data.',
  sweep_turn: 'Contains no personal data.',
}

/** What the README says is missing; the rest of the list concerns nobody who reads it. */
export const NOTABLY_ABSENT = [
  'Passwords, login tokens and the secrets of links and apps: we only store digests of them, or only you have them.',
  'Card numbers: only the payment provider has them. We never see them.',
  NOT_EXPORTED['team_note']!,
  NOT_EXPORTED['ledger_entry']!,
  NOT_EXPORTED['kept_reply']!,
] as const
