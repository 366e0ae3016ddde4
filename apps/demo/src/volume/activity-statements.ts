import { instantOf, type Seeding } from './people-statements.ts'

/** Notices, histories and audit entries are created only for bookings of this many recent days. */
const ACTIVITY_DAYS = 90
/** One in this many appointments began with a chat. */
const CHATTED = 5

/** Messages of all batches; they are stored in the order of time at the end. */
export const MESSAGE_TABLE = `create temp table seed_message (
  client_id uuid, vendor_id uuid, by_client boolean, content text, sent_at timestamptz)`

/** Statements for notices, messages and actions about the appointments of a batch. */
export const activityStatements = ({ now }: Seeding): string[] => {
  const isRecent = `booked_at > ${instantOf(now)} - interval '${ACTIVITY_DAYS} days'`
  return [
    `insert into notice (account_id, content, created_at, read_at)
    select whom, '📢 Notifications: ' || content, at, case when at < ${instantOf(now)} - interval '3 days' then at end
    from seed_appointment
    cross join lateral (values
      (vendor_id, 'You have a new booking request.', booked_at),
      (client_id, 'Your appointment is confirmed.', confirmed_at),
      (vendor_id, 'Your appointment is paid.', paid_at)) as sent(whom, content, at)
    where ${isRecent} and at is not null`,
    `insert into appointment_event (appointment_id, at, kind, actor, actor_id, details)
    select id, at, kind, actor, case actor when 'client' then client_id when 'vendor' then vendor_id end, details
    from seed_appointment
    cross join lateral (values
      (booked_at, 'booked', 'client', jsonb_build_object('slot', jsonb_build_object(
        'start', to_json(starts_at), 'end', to_json(ends_at)))),
      (confirmed_at, 'confirmed', 'vendor', '{}'),
      (paid_at, 'paid', 'client', jsonb_build_object('cents', total)),
      (declined_at, 'declined', 'vendor', '{}'),
      (cancelled_at, case when cancelled_by = 'auto' then 'timedOut' else 'cancelled' end,
        case when cancelled_by = 'auto' then 'system' else cancelled_by end, '{}'),
      (completed_at, 'completed', case when client_marked_at is null then 'system' else 'client' end, '{}')
    ) as step(at, kind, actor, details)
    where ${isRecent} and at is not null
    order by at`,
    `insert into audit_entry (at, actor, action, subject_kind, subject_id, details)
    select completed_at, 'system', 'appointment.completed', 'appointment', id,
      '{"state": {"from": "paid", "to": "completed"}}'
    from seed_appointment where ${isRecent} and completed_at is not null and client_marked_at is null
    order by completed_at`,
    `insert into seed_message
    select client_id, vendor_id, by_client, content, booked_at + make_interval(mins => minutes)
    from seed_appointment
    cross join (values
      (true, 'Hello, would you have time for me that day?', -90),
      (false, 'I would. Is there parking near you?', -60)) as said(by_client, content, minutes)
    where pg_temp.seed_pick(k, 51, ${CHATTED}) = 0`,
  ]
}

/** Inserts the messages, oldest first, since their position in the chat follows that order. */
export const storeMessages = ({ now }: Seeding) => `
  insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at, read_at)
  select client_id, vendor_id, case when by_client then client_id else vendor_id end,
    case when by_client then vendor_id else client_id end, content,
    tstzrange(sent_at, sent_at + interval '2 seconds'), sent_at,
    case when sent_at < ${instantOf(now)} - interval '5 days' then sent_at + interval '3 minutes' end
  from seed_message order by sent_at`
