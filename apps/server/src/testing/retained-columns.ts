/** The places where data of an erased person may stay, and by which law; the test of completeness knows no other. */
export const RETAINED_BY_LAW: Readonly<Record<string, string>> = {
  'erasure.name_in_records':
    'The name on receipts and statements: books and records, six years (TCA 1997 s. 886; Companies Act 2014 s. 285).',
  'payout.destination': 'Where money was transferred to: a record of the payment, six years (the same).',
  'appointment.service_name':
    'What a payment was for, where there was one: a record of the supply, six years (the same).',
}

/** Columns of text that hold nothing of a person, by what they hold; a new column is added here or to the marked rows. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  'one of a few words of ours': [
    'account.role',
    'appointment.cancelled_by',
    'appointment_event.actor',
    'appointment_event.kind',
    'audit_entry.action',
    'audit_entry.actor',
    'audit_entry.subject_kind',
    'client.gender',
    'consent.document',
    'consent.version',
    'dispute.status',
    'earning.kind',
    'ledger_day_sum.account',
    'ledger_entry.account',
    'ledger_movement.kind',
    'listing_count.speciality',
    'mail_link.purpose',
    'payout.status',
    'vendor.price_rates',
    'refund.status',
    'review.author',
    'setting_change.name',
    'sweep_turn.name',
    'team_note.subject_kind',
    'time_proposal.answer',
    'vendor.speciality',
    'vendor.suspended_for',
    'vetting_check.kind',
    'vetting_check.outcome',
    'vetting_document.kind',
    'vetting_document.media_type',
  ],
  'an id of ours or of the provider': [
    'audit_entry.subject_id',
    'dispute.provider_dispute_id',
    'ledger_movement.provider_ref',
    'ledger_movement.source',
    'notice.path',
    'payment.charge_id',
    'payment.intent_id',
    'payout.provider_transfer_id',
    'refund.provider_refund_id',
    'team_note.subject_id',
  ],
  'a digest': ['account.password_hash', 'limit_count.key', 'message.content_digest', 'session.token_hash'],
  'of the operator or the machine': [
    'broadcast.audience',
    'broadcast.content',
    'installation.name',
    'installation.value',
    'ledger_check.differences',
    'ledger_check.findings',
    'ledger_check.settled_cents',
    'retention_run.removed',
    'setting_change.value',
    'sweep_turn.error',
  ],
  'written only by the erasure': ['erasure.name_in_records'],
}

export const HARMLESS_COLUMNS: ReadonlySet<string> = new Set(Object.values(HARMLESS).flat())
