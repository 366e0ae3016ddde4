/** Enters everyone who wrote to a vendor or booked it into its book of clients, where the triggers that do it are silent. */
export const CONTACTS_STATEMENT = `
  insert into contact (vendor_id, account_id, created_at)
  select vendor_id, client_id, min(at) from (
    select vendor_id, client_id, booked_at as at from appointment where client_id is not null
    union all
    select vendor_id, client_id, sent_at from message where sender_id = client_id
  ) steps
  group by vendor_id, client_id
  on conflict do nothing`
