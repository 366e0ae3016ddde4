-- B9: who books a vendor or writes to it is in its book of clients. An own client of the vendor with the verified email
-- address of the account becomes this entry; a phone number decides nothing, since anyone can state it.
CREATE FUNCTION enter_contact(of_vendor uuid, of_client uuid, since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contact SET account_id = of_client WHERE account_id IS NULL AND id = (
    SELECT known.id FROM contact known JOIN account ON account.email = known.email
    WHERE known.vendor_id = of_vendor AND known.account_id IS NULL
      AND account.id = of_client AND account.email_verified_at IS NOT NULL
    ORDER BY known.created_at, known.id LIMIT 1 FOR UPDATE OF known);
  IF NOT FOUND THEN
    INSERT INTO contact (vendor_id, account_id, created_at) VALUES (of_vendor, of_client, since) ON CONFLICT DO NOTHING;
  END IF;
END $$;
--> statement-breakpoint
-- Always in the same order, so that two statements never wait for each other.
CREATE FUNCTION enter_who_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enter_contact(vendor_id, client_id, at) FROM (
    SELECT vendor_id, client_id, min(booked_at) AS at FROM added
    WHERE client_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM contact WHERE contact.vendor_id = added.vendor_id AND contact.account_id = added.client_id)
    GROUP BY vendor_id, client_id ORDER BY vendor_id, client_id) fresh;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION enter_who_writes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enter_contact(vendor_id, client_id, at) FROM (
    SELECT vendor_id, client_id, min(sent_at) AS at FROM added
    WHERE sender_id = client_id AND NOT EXISTS (
      SELECT FROM contact WHERE contact.vendor_id = added.vendor_id AND contact.account_id = added.client_id)
    GROUP BY vendor_id, client_id ORDER BY vendor_id, client_id) fresh;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointment_enters_client AFTER INSERT ON "appointment"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION enter_who_books();
--> statement-breakpoint
CREATE TRIGGER message_enters_client AFTER INSERT ON "message"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION enter_who_writes();
--> statement-breakpoint
-- The same for all who did so far.
INSERT INTO "contact" ("vendor_id", "account_id", "created_at")
SELECT "vendor_id", "client_id", min("at") FROM (
  SELECT "vendor_id", "client_id", "booked_at" AS "at" FROM "appointment" WHERE "client_id" IS NOT NULL
  UNION ALL
  SELECT "vendor_id", "client_id", "sent_at" FROM "message" WHERE "sender_id" = "client_id"
) "steps"
WHERE EXISTS (SELECT FROM "account" WHERE "id" = "client_id" AND "erased_at" IS NULL)
GROUP BY "vendor_id", "client_id";
