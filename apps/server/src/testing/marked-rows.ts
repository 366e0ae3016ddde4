import { randomUUID } from 'node:crypto'
import type { Actor } from './actors.ts'
import type { TestApp } from './test-app.ts'

/** Texts that mark the data of a client and of a vendor, so that a test finds any that was left behind. */
export const MARKS = { client: 'zqxclient', vendor: 'zqxvendor' } as const

interface Owners {
  client: Actor
  vendor: Actor
  admin: Actor
  /** Completed, and paid by a card that the client saved. */
  appointmentId: string
  /** Declined, and never paid. */
  declinedId: string
}

/** Writes the mark of its owner into every column that can hold personal data. */
export async function fillEveryTable(app: TestApp, owners: Owners): Promise<void> {
  const { client, vendor } = owners
  const run = (text: string, ...values: unknown[]) => app.runtime.pool.query(text, values)
  await fillAccounts(run, owners)
  for (const [{ id, email }, mark] of [
    [client, MARKS.client],
    [vendor, MARKS.vendor],
  ] as const) {
    await fillBelongings(run, id, mark)
    await run(
      `insert into caught_mail ("to", subject, text, html, attachments, at) values ($1, $2, $2, $2, jsonb_build_array($2::text), now())`,
      email,
      mark,
    )
    await run(
      `select graphile_worker.add_job('send-mail', json_build_object('to', $1::text, 'text', $2::text), run_at := now() + interval '90 days')`,
      email,
      mark,
    )
  }
  await fillVendor(run, vendor.id)
  await fillCards(run, owners)
  await fillTransactions(run, owners)
}

type Run = (text: string, ...values: unknown[]) => Promise<unknown>

async function fillAccounts(run: Run, { client, vendor }: Owners) {
  await run(`update account set image_key = $2 || '-portrait.webp' where id = $1`, client.id, MARKS.client)
  await run(`update account set image_key = $2 || '-portrait.webp' where id = $1`, vendor.id, MARKS.vendor)
  await run(
    `update client set phone = $2, address_line1 = $2, address_line2 = $2, eircode = $2, gender = 'Female', dob = '1990-01-01' where id = $1`,
    client.id,
    MARKS.client,
  )
  await run(
    `update vendor set city = $2, location = $2, place = $2, experience = $2, about = $2, phone = $2,
      vetting_reason = $2, weekly_hours = jsonb_build_object('mon', $2::text), payout_account = $2, search_name = $2
      where id = $1`,
    vendor.id,
    MARKS.vendor,
  )
}

async function fillBelongings(run: Run, id: string, mark: string) {
  await run(`update session set device = $2, address = $2 where account_id = $1`, id, mark)
  await run(
    `insert into mail_link (account_id, purpose, token_hash, expires_at) values ($1, 'verify', $2, now())`,
    id,
    mark,
  )
  await run(
    `insert into login_code (email, code_hash, browser, browser_known, requested_at)
      select email, $2, $2, true, now() from account where id = $1 and role = 'client'`,
    id,
    mark,
  )
  await run(
    `insert into passkey (account_id, credential_id, public_key, counter, transports, name, added_at)
      values ($1, $2, $2, 0, array[$2], $2, now())`,
    id,
    mark,
  )
  await run(`insert into second_factor (account_id, secret, created_at) values ($1, $2, now())`, id, mark)
  await run(
    `insert into attached_photo (owner_id, state, file_key, width, height, created_at)
      values ($1, 'ready', $2 || '-attached.paper', 480, 480, now())`,
    id,
    mark,
  )
  await run(`insert into recovery_code (account_id, code_hash) values ($1, $2)`, id, mark)
  await run(
    `insert into notice_choice (account_id, topic, channel, wanted) values ($1, $2, $2, true)`,
    id,
    mark,
  )
  await run(`insert into notice (account_id, content, created_at) values ($1, $2, now())`, id, mark)
  await run(
    `insert into push_subscription (account_id, endpoint, p256dh, auth, created_at) values ($1, $2, $2, $2, now())`,
    id,
    mark,
  )
  await run(
    `insert into kept_reply (account_id, key, request_digest, body, outcome, created_at)
      values ($1, $2, $2, to_jsonb($2::text), to_jsonb($2::text), now())`,
    id,
    mark,
  )
}

async function fillCards(run: Run, { client, appointmentId }: Owners) {
  await run(
    `update saved_card set brand = $2, last4 = $2, fingerprint = $2 where client_id = $1`,
    client.id,
    MARKS.client,
  )
  await run(
    `insert into automatic_charge (appointment_id, payment_id, card, started_at)
      select $1, id, $2, now() from payment where appointment_id = $1`,
    appointmentId,
    MARKS.client,
  )
}

async function fillVendor(run: Run, id: string) {
  const mark = MARKS.vendor
  await run(
    `insert into saved_reply (vendor_id, title, text, created_at) values ($1, $2, $2, now())`,
    id,
    mark,
  )
  await run(
    `insert into payout_account (vendor_id, session_id, account, confirmed, requested_at, chosen_at)
      values ($1, gen_random_uuid(), $2, true, now(), now())`,
    id,
    mark,
  )
  await run(
    `insert into tax_details (vendor_id, kind, first_name, last_name, birth_date, legal_name, registration_number, street,
        line2, city, postcode, country, sealed_tin, tin_country, birth_city, birth_country, vat_number, sealed_iban,
        given_at, changed_at)
      values ($1, 'individual', $2, $2, '1990-04-23', $2, $2, $2, $2, $2, $2, $2, $2, $2, $2, $2, $2, $2, now(), now())`,
    id,
    mark,
  )
  await run(
    `with sent as (insert into dac7_message (year, kind, message_ref_id, created_at, created_by)
        values (2026, 'new', 'IE2026IE-' || $1::text, now(), $1::uuid) returning id)
      insert into dac7_document (message_id, vendor_id, indicator, position, doc_ref_id, sealed_record)
        select id, $1::uuid, 'OECD1', 1, 'IE2026-' || $1::text, $2 from sent`,
    id,
    mark,
  )
  await run(
    `insert into payout_hold (vendor_id, reason, held_at, released_at) values ($1, $2, now(), now())`,
    id,
    mark,
  )
  await run(
    `update vendor set price_for = $2, base = jsonb_build_object('line1', $2::text) where id = $1`,
    id,
    mark,
  )
  await run(`insert into calendar_feed (vendor_id, secret_hash, created_at) values ($1, $2, now())`, id, mark)
  await run(
    `insert into service (vendor_id, name, description, price_cents, duration_minutes, position, created_at) values ($1, $2, $2, 5000, 60, 0, now())`,
    id,
    mark,
  )
  await run(
    `insert into work_photo (vendor_id, words, position, state, file_key, width, height, created_at)
      values ($1, $2, 0, 'ready', $2 || '-photo.paper', 480, 480, now())`,
    id,
    mark,
  )
  await run(
    `insert into imported_calendar (vendor_id, label, sealed_address, created_at, read_at, next_read_at, etag)
     values ($1, $2, $2, now(), now(), now(), $2)`,
    id,
    mark,
  )
  await run(
    `insert into time_off (vendor_id, starts_at, ends_at, label) values ($1, now(), now() + interval '1 day', $2)`,
    id,
    mark,
  )
  await run(
    `insert into vetting_document (vendor_id, kind, file_key, media_type, file_name, bytes, uploaded_at)
      values ($1, 'identity', $2 || '-paper.paper', 'application/pdf', $2, 9, now())`,
    id,
    mark,
  )
  await run(
    `insert into vetting_check (vendor_id, kind, outcome, reason, organisation, checked_at) values ($1, 'identity', 'failed', $2, $2, now())`,
    id,
    mark,
  )
  await run(
    `insert into vetting_question (vendor_id, about, reason, asked_at) values ($1, 'identity', $2, now())`,
    id,
    mark,
  )
  await run(
    `insert into garda_statement (vendor_id, organisation, vetted_on, stated_at) values ($1, $2, '2026-10-01', now())`,
    id,
    mark,
  )
  await run(
    `insert into trader (vendor_id, is_trader, legal_name, line1, line2, town, eircode, email, phone, registration, vat_number,
      certified_at, stated_at) values ($1, true, $2, $2, $2, $2, $2, $2, $2, $2, $2, now(), now())`,
    id,
    mark,
  )
}

async function fillTransactions(run: Run, { client, vendor, admin, appointmentId, declinedId }: Owners) {
  const both = `${MARKS.client} ${MARKS.vendor}`
  const pair = [client.id, vendor.id]
  for (const id of [appointmentId, declinedId]) {
    await run(
      `update appointment set note = $2, vendor_note = $3, end_reason = $3, service_name = $4,
        services = jsonb_build_array(jsonb_build_object('id', id, 'name', $4::text, 'priceCents', 1, 'durationMinutes', 60)),
        address = jsonb_build_object('line1', $2::text, 'line2', '', 'eircode', '') where id = $1`,
      id,
      MARKS.client,
      both,
      MARKS.vendor,
    )
    await run(
      `insert into appointment_event (appointment_id, at, kind, actor, details)
        values ($1, now(), 'declined', 'vendor', jsonb_build_object('reason', $2::text))`,
      id,
      both,
    )
  }
  await run(
    `insert into time_proposal (appointment_id, starts_at, ends_at, words, proposed_at)
      values ($1, now(), now() + interval '1 hour', $2, now())`,
    declinedId,
    both,
  )
  await run(
    `insert into series (client_id, vendor_id, every_weeks, minutes, place, note, end_reason, address, terms, booked_at)
      values ($1, $2, 2, 60, 'client', $3, $4, jsonb_build_object('line1', $3::text, 'line2', '', 'eircode', ''),
        jsonb_build_object('serviceName', $5::text, 'services', '[]'::jsonb), now())`,
    client.id,
    vendor.id,
    MARKS.client,
    both,
    MARKS.vendor,
  )
  await run(
    `insert into content_notice (reporter_id, kind, subject_id, reason, text, name, email, sent_at, author_id, snapshot,
      decision, decided_at, decided_by, reasons, token_hash)
      values ($1, 'person', $2, 'rules', $3, $3, $3, now(), $2, jsonb_build_object('text', $4::text),
        'none', now(), $5, $3, 'digest')`,
    client.id,
    vendor.id,
    MARKS.client,
    MARKS.vendor,
    admin.id,
  )
  for (const [accountId, mark] of [
    [client.id, MARKS.client],
    [vendor.id, MARKS.vendor],
  ] as const) {
    await run(
      `with decided as (
        insert into statement_of_reasons (account_id, measure, kind, subject_id, removed, ground, provision, facts, automated,
          decided_at, token_hash)
        values ($1, 'remove', 'profile', $1, jsonb_build_object('text', $2::text), 'terms', 'Fair use', $2, false, now(), md5($2))
        returning id)
      insert into complaint (statement_id, account_id, name, email, text, sent_at, outcome, answer, answered_at, answered_by)
        select id, $1, $2, $2, $2, now(), 'upheld', $2, now(), $3 from decided`,
      accountId,
      mark,
      admin.id,
    )
  }
  await run(
    `insert into refund (payment_id, appointment_id, amount_cents, vendor_fee_cents, platform_fee_cents, handling_fee_cents,
      status, created_at, settled_at, bearer, reason)
      select id, appointment_id, 1, 1, 0, 0, 'void', now(), now(), 'platform', $2 from payment where appointment_id = $1`,
    appointmentId,
    both,
  )
  await run(
    `with won as (
      insert into dispute (payment_id, provider_dispute_id, amount_cents, fee_cents, status, opened_at, settled_at)
      select id, 'du_marked', 1, 0, 'won', now(), now() from payment where appointment_id = $1 returning id
    ), answered as (
      insert into dispute_evidence (dispute_id, evidence, saved_at)
        select id, jsonb_build_object('answer', $2::text, 'chat', $2::text), now() from won
    )
    insert into dispute_file (dispute_id, file_key, media_type, file_name, bytes, uploaded_at)
      select id, id::text || '.paper', 'application/pdf', $2, 1, now() from won`,
    appointmentId,
    both,
  )
  await run(
    `insert into problem_report (appointment_id, text, reported_at, settled_at, refund_cents, reason_to_client, reason_to_vendor)
      values ($1, $2, now(), now(), 0, $2, $3)`,
    appointmentId,
    MARKS.client,
    MARKS.vendor,
  )
  for (const [author, text] of [
    ['client', MARKS.client],
    ['vendor', both],
  ] as const) {
    await run(
      `insert into review (appointment_id, client_id, vendor_id, author, stars, text, written_at, visible_at, counted_at, reply,
        replied_at, hidden_at, hidden_reason)
        values ($3, $1, $2, $4, 5, $5, now(), now(), now(), $6, now(), now(), $6)`,
      ...pair,
      appointmentId,
      author,
      text,
      both,
    )
  }
  for (const subjectId of [...pair, appointmentId]) {
    const mark = subjectId === client.id ? MARKS.client : subjectId === vendor.id ? MARKS.vendor : both
    await run(
      `insert into audit_entry (at, actor, actor_id, action, subject_kind, subject_id, reason, details)
        values (now(), 'admin', $1, 'tested', 'client', $2, $3, jsonb_build_object('words', $3::text, 'amount', '€1.00'))`,
      admin.id,
      subjectId,
      mark,
    )
    await run(
      `insert into team_note (subject_kind, subject_id, author_id, text, written_at) values ('client', $1, $2, $3, now())`,
      subjectId,
      admin.id,
      mark,
    )
  }
  await run('select link_audit_entries(array(select id from audit_entry where action = $1))', 'tested')
  await run(
    `update contact set name = $3, phone = $3, email = $3, tags = array[$3], note = $3
      where account_id = $1 and vendor_id = $2`,
    ...pair,
    both,
  )
  await run(
    `insert into health_note (contact_id, sealed_text, consent_way, consent_given_at, token_hash, link_sent_at)
      select id, $3, 'link', now(), $3, now() from contact where account_id = $1 and vendor_id = $2`,
    ...pair,
    both,
  )
  await run(
    `with own as (
      insert into contact (vendor_id, name, phone, email, tags, note, created_at)
      values ($1, $2, $2, $2, array[$2], $2, now()) returning id
    )
    insert into appointment (contact_id, vendor_id, starts_at, ends_at, during, service_name, services, vendor_note, end_reason,
      place, address, vendor_fee_cents, platform_fee_cents, handling_fee_cents, total_cents, booked_at, requested_at, confirmed_at, paid_at)
    select own.id, $1, now(), now() + interval '1 hour', tstzrange(now(), now() + interval '1 hour'), $2, jsonb_build_array($2::text), $2, $2,
      'vendor', jsonb_build_object('line1', $2::text, 'line2', '', 'eircode', $2::text), 0, 0, 0, 0, now(), now(), now(), now() from own`,
    vendor.id,
    MARKS.vendor,
  )
  await run(
    `insert into waitlist_entry (client_id, speciality, town, folded_town, days, last_day, from_minute, to_minute, minutes, created_at)
      values ($1, 'Cleaner', $2, $2, array['2026-11-24']::date[], '2026-11-24', 540, 600, 60, now())`,
    client.id,
    MARKS.client,
  )
  await run(
    `insert into contact_import (vendor_id, created_at, added, before)
      values ($1, now(), '{}', jsonb_build_array(jsonb_build_object('note', $2::text)))`,
    vendor.id,
    MARKS.vendor,
  )
  await fillConversation(run, { pair, appointmentId })
  await fillNotices(run, client, { id: vendor.id, page: `/pro/appointments/${appointmentId}` })
  await fillNotices(run, vendor, { id: client.id, page: `/my-appointment/${appointmentId}` })
}

/** Inserts the other side's notices that name somebody or quote the words. */
async function fillNotices(run: Run, { name }: Actor, reader: { id: string; page: string }) {
  for (const [path, content] of [
    [null, `From ${name}.`],
    [
      reader.page,
      `Sent by ${name}: Tue 24 Nov, 10:00 AM. Message from ${name}: “I am ${name.split(' ')[0]}.”`,
    ],
    [reader.page, `Payment recorded: €30.00. ${name.split(' ')[0]} wrote it down.`],
  ]) {
    await run(
      `insert into notice (account_id, path, content, created_at) values ($1, $2, $3, now())`,
      reader.id,
      path,
      content,
    )
  }
}

async function fillConversation(
  run: Run,
  { pair, appointmentId }: { pair: string[]; appointmentId: string },
) {
  const requestId = randomUUID()
  await run(
    `insert into quote_request (id, client_id, speciality, words, starts_at, ends_at, place, area, made_at, open_until, details)
      values ($2, $1, 'Cleaner', $3, now(), now() + interval '1 hour', 'client', $3, now(), now() + interval '1 day',
        jsonb_build_array(jsonb_build_object('words', $3::text, 'addedAt', now())))`,
    pair[0],
    requestId,
    MARKS.client,
  )
  await run(
    `insert into asked_vendor (request_id, vendor_id, declined_at, declined_words) values ($2, $1, now(), $3)`,
    pair[1],
    requestId,
    MARKS.vendor,
  )
  for (const accepted of [false, true]) {
    const quoteId = randomUUID()
    const versionId = randomUUID()
    await run(
      `insert into quote (id, client_id, vendor_id, request_id, created_at, accepted_at, appointment_id)
        values ($3, $1, $2, $5, now(), case when $4::uuid is null then null else now() end, $4::uuid)`,
      ...pair,
      quoteId,
      accepted ? appointmentId : null,
      requestId,
    )
    await run(
      `insert into quote_version (id, quote_id, version, starts_at, ends_at, items, taken_items, full_price_cents, words, sent_at, expires_at)
        values ($1, $2, 1, now(), now() + interval '1 hour', jsonb_build_array(jsonb_build_object('label', $3::text, 'cents', 5000)),
          jsonb_build_array(jsonb_build_object('label', $3::text, 'cents', 5000)),
          5000, $3, now(), now())`,
      versionId,
      quoteId,
      `${MARKS.client} ${MARKS.vendor}`,
    )
    await run(
      `insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at, quote_version_id)
        values ($1, $2, $2, $1, $3, 'empty', now(), $4)`,
      ...pair,
      `${MARKS.vendor} ${quoteId}`,
      versionId,
    )
  }
  // These two texts have the same instant, and erasure makes them equal.
  for (const words of ['one', 'two']) {
    await run(
      `insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at)
        values ($1, $2, $1, $2, $3, tstzrange(now(), now() + interval '2 seconds'), now())`,
      ...pair,
      `${MARKS.client} ${words}`,
    )
  }
}
