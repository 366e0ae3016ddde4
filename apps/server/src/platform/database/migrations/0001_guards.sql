-- What drizzle-kit does not generate: what the database enforces whatever the code does, and what it tells and counts.

-- Limits begin anew after a crash of PostgreSQL; in return their counts are not written to its log.
ALTER TABLE "limit_count" SET UNLOGGED;
--> statement-breakpoint
-- The first turn of the sweep sees what there is, the second sums it.
INSERT INTO "ledger_summed" ("id", "entry_id", "seen_entry_id", "seen_transaction") VALUES (1, 0, 0, 0);
--> statement-breakpoint
-- S4: two live appointments of one vendor never overlap, whatever the code does.
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_no_overlap"
  EXCLUDE USING gist ("vendor_id" WITH =, "during" WITH &&)
  WHERE ("declined_at" IS NULL AND "cancelled_at" IS NULL);
--> statement-breakpoint
-- Section 5, Chat: the same text between the same two within 2 seconds is one message.
ALTER TABLE "message" ADD CONSTRAINT "message_no_repeat"
  EXCLUDE USING gist ("sender_id" WITH =, "receiver_id" WITH =, "content_digest" WITH =, "repeat_window" WITH &&);
--> statement-breakpoint
-- M6: the books are append-only.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_movement_append_only BEFORE UPDATE OR DELETE ON "ledger_movement"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON "ledger_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_movement_not_emptied BEFORE TRUNCATE ON "ledger_movement"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_not_emptied BEFORE TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What was set is never rewritten.
CREATE TRIGGER setting_change_append_only BEFORE UPDATE OR DELETE ON "setting_change"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER setting_change_not_emptied BEFORE TRUNCATE ON "setting_change"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What was done is never rewritten, but the words of somebody whose account is erased go: in a transaction that says
-- so, and in the columns that the trigger names, no others.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('anseo.erasing', true) = 'on'
    AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting('reason', 'details');
--> statement-breakpoint
CREATE TRIGGER appointment_event_append_only BEFORE UPDATE OR DELETE ON "appointment_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting('details');
--> statement-breakpoint
CREATE TRIGGER quote_version_append_only BEFORE UPDATE ON "quote_version"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting('items', 'words');
--> statement-breakpoint
CREATE TRIGGER audit_entry_not_emptied BEFORE TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER appointment_event_not_emptied BEFORE TRUNCATE ON "appointment_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A request that was under way when its account was erased writes nothing back into it.
CREATE FUNCTION keep_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_stays_erased BEFORE UPDATE ON "account"
  FOR EACH ROW WHEN (OLD.erased_at IS NOT NULL) EXECUTE FUNCTION keep_erased();
--> statement-breakpoint
-- What somebody accepted is never rewritten; it goes when its account goes, which is gone already when the cascade comes.
CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "account" WHERE id = OLD.account_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'consent is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER consent_append_only BEFORE UPDATE OR DELETE ON "consent"
  FOR EACH ROW EXECUTE FUNCTION keep_consent();
--> statement-breakpoint
CREATE TRIGGER consent_not_emptied BEFORE TRUNCATE ON "consent"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- M6: at every commit the entries of a movement sum to zero, and there are at least two of them.
CREATE FUNCTION refuse_imbalance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement uuid;
  total bigint;
  entries integer;
BEGIN
  IF TG_TABLE_NAME = 'ledger_movement' THEN movement := NEW.id; ELSE movement := NEW.movement_id; END IF;
  SELECT coalesce(sum(cents), 0), count(*) INTO total, entries FROM ledger_entry WHERE movement_id = movement;
  IF total <> 0 OR entries < 2 THEN
    RAISE EXCEPTION 'Movement % has % entries with the sum %', movement, entries, total
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_balances';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_movement_balances AFTER INSERT ON "ledger_movement"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_balances AFTER INSERT ON "ledger_entry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
--> statement-breakpoint
-- L1: what has ended stays ended, and with it what it was.
CREATE FUNCTION refuse_reopening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF num_nonnulls(OLD.completed_at, OLD.declined_at, OLD.cancelled_at) > 0
    AND (NEW.completed_at, NEW.declined_at, NEW.cancelled_at, NEW.cancelled_by, NEW.confirmed_at, NEW.paid_at,
         NEW.starts_at, NEW.ends_at, NEW.total_cents)
      IS DISTINCT FROM
        (OLD.completed_at, OLD.declined_at, OLD.cancelled_at, OLD.cancelled_by, OLD.confirmed_at, OLD.paid_at,
         OLD.starts_at, OLD.ends_at, OLD.total_cents)
  THEN
    RAISE EXCEPTION 'Appointment % has ended', OLD.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'appointment_ended_stays';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointment_ended_stays BEFORE UPDATE ON "appointment"
  FOR EACH ROW EXECUTE FUNCTION refuse_reopening();
--> statement-breakpoint
-- M3: a refund is never more than what lost disputes left of a payment.
CREATE FUNCTION refuse_overpaying() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured integer;
  gone bigint;
BEGIN
  SELECT coalesce(received_cents, amount_cents) INTO captured FROM payment WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  SELECT coalesce((SELECT sum(amount_cents) FROM refund WHERE payment_id = NEW.payment_id AND status <> 'void'), 0)
       + coalesce((SELECT sum(amount_cents) FROM dispute WHERE payment_id = NEW.payment_id AND status = 'lost'), 0)
    INTO gone;
  IF gone > captured THEN
    RAISE EXCEPTION 'Payment % would give back % of %', NEW.payment_id, gone, captured
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_gives_back_what_it_brought';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refund_within_payment AFTER INSERT OR UPDATE ON "refund"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_overpaying();
--> statement-breakpoint
-- What changes of vendors, calendars and settings is told to every process that listens to `anseo_change`. The same
-- words within a transaction are told once, after its commit; so many vendors at once are told as 'everything'.
CREATE FUNCTION tell_changes(kind text, ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('anseo_change', 'everything');
  ELSE
    PERFORM pg_notify('anseo_change', kind || ':' || id) FROM unnest(ids) id;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_vendors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes('vendor', ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The argument is what is told: 'vendor', or 'calendar' for what only takes or frees its hours.
CREATE FUNCTION tell_rows_of_vendors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes(TG_ARGV[0], ARRAY(SELECT DISTINCT vendor_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('anseo_change', 'vendor:' || NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_row_of_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('anseo_change', TG_ARGV[0] || ':' || NEW.vendor_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The name of a client stands below what it wrote of vendors whose appointments it completed.
CREATE FUNCTION tell_vendors_of_client() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes('vendor', ARRAY(
    SELECT DISTINCT vendor_id FROM appointment WHERE client_id = NEW.id AND completed_at IS NOT NULL
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('anseo_change', 'settings');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_added_tells AFTER INSERT ON "vendor"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_vendors();
--> statement-breakpoint
CREATE TRIGGER vendor_removed_tells AFTER DELETE ON "vendor"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_vendors();
--> statement-breakpoint
CREATE TRIGGER vendor_changed_tells AFTER UPDATE ON "vendor"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_vendor();
--> statement-breakpoint
CREATE TRIGGER account_of_vendor_changed_tells AFTER UPDATE OF "name", "image_key" ON "account"
  FOR EACH ROW WHEN (
    NEW.role = 'vendor' AND (OLD.name, OLD.image_key) IS DISTINCT FROM (NEW.name, NEW.image_key)
  ) EXECUTE FUNCTION tell_vendor();
--> statement-breakpoint
CREATE TRIGGER account_of_client_changed_tells AFTER UPDATE OF "name" ON "account"
  FOR EACH ROW WHEN (NEW.role = 'client' AND OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION tell_vendors_of_client();
--> statement-breakpoint
CREATE TRIGGER service_added_tells AFTER INSERT ON "service"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('vendor');
--> statement-breakpoint
CREATE TRIGGER service_removed_tells AFTER DELETE ON "service"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('vendor');
--> statement-breakpoint
CREATE TRIGGER service_changed_tells AFTER UPDATE ON "service"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_row_of_vendor('vendor');
--> statement-breakpoint
CREATE TRIGGER review_added_tells AFTER INSERT ON "review"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('vendor');
--> statement-breakpoint
CREATE TRIGGER review_removed_tells AFTER DELETE ON "review"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('vendor');
--> statement-breakpoint
CREATE TRIGGER review_changed_tells AFTER UPDATE ON "review"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_row_of_vendor('vendor');
--> statement-breakpoint
CREATE TRIGGER time_off_added_tells AFTER INSERT ON "time_off"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('calendar');
--> statement-breakpoint
CREATE TRIGGER time_off_removed_tells AFTER DELETE ON "time_off"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('calendar');
--> statement-breakpoint
CREATE TRIGGER time_off_changed_tells AFTER UPDATE ON "time_off"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_row_of_vendor('calendar');
--> statement-breakpoint
CREATE TRIGGER appointment_added_tells AFTER INSERT ON "appointment"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('calendar');
--> statement-breakpoint
CREATE TRIGGER appointment_removed_tells AFTER DELETE ON "appointment"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('calendar');
--> statement-breakpoint
-- What decides whether it holds its hours, now or once its time to pay is over.
CREATE TRIGGER appointment_changed_tells AFTER UPDATE OF
  "starts_at", "ends_at", "during", "confirmed_at", "pay_by", "paid_at", "declined_at", "cancelled_at", "completed_at"
  ON "appointment"
  FOR EACH ROW WHEN (
    (OLD.starts_at, OLD.ends_at, OLD.during, OLD.confirmed_at, OLD.pay_by, OLD.paid_at, OLD.declined_at,
      OLD.cancelled_at, OLD.completed_at)
    IS DISTINCT FROM
    (NEW.starts_at, NEW.ends_at, NEW.during, NEW.confirmed_at, NEW.pay_by, NEW.paid_at, NEW.declined_at,
      NEW.cancelled_at, NEW.completed_at)
  ) EXECUTE FUNCTION tell_row_of_vendor('calendar');
--> statement-breakpoint
CREATE TRIGGER setting_changed_tells AFTER INSERT ON "setting_change"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings();
--> statement-breakpoint
-- How many vendors are listed, by speciality and city and by speciality alone, kept with every change, so that nobody
-- counts them. One order of locks, however many of them a statement changes: the rows without a city come last.
CREATE FUNCTION recount_listing() RETURNS void LANGUAGE sql AS $$
  DELETE FROM listing_count;
  INSERT INTO listing_count (speciality, folded_city, vendors)
  SELECT speciality, folded_city, count(*) FROM vendor
  WHERE verified_at IS NOT NULL AND suspended_at IS NULL
  GROUP BY GROUPING SETS ((speciality, folded_city), (speciality));
$$;
--> statement-breakpoint
CREATE FUNCTION count_listing_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_count AS known (speciality, folded_city, vendors)
  SELECT speciality, folded_city, count(*) FROM added
  WHERE verified_at IS NOT NULL AND suspended_at IS NULL
  GROUP BY GROUPING SETS ((speciality, folded_city), (speciality)) ORDER BY folded_city, speciality
  ON CONFLICT (folded_city, speciality) DO UPDATE SET vendors = known.vendors + excluded.vendors;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_count AS known (speciality, folded_city, vendors)
  SELECT speciality, folded_city, sum(by) FROM (VALUES
    (OLD.speciality, OLD.folded_city, CASE WHEN OLD.verified_at IS NOT NULL AND OLD.suspended_at IS NULL THEN -1 ELSE 0 END),
    (NEW.speciality, NEW.folded_city, CASE WHEN NEW.verified_at IS NOT NULL AND NEW.suspended_at IS NULL THEN 1 ELSE 0 END)
  ) AS change (speciality, folded_city, by)
  WHERE speciality IS NOT NULL
  GROUP BY GROUPING SETS ((speciality, folded_city), (speciality))
  HAVING sum(by) <> 0 ORDER BY folded_city, speciality
  ON CONFLICT (folded_city, speciality) DO UPDATE SET vendors = known.vendors + excluded.vendors;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION empty_listing_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_added_counted AFTER INSERT ON "vendor"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_listing_added();
--> statement-breakpoint
CREATE TRIGGER vendor_changed_counted AFTER UPDATE ON "vendor"
  FOR EACH ROW WHEN (
    (OLD.speciality, OLD.folded_city, OLD.verified_at IS NULL, OLD.suspended_at IS NULL)
    IS DISTINCT FROM (NEW.speciality, NEW.folded_city, NEW.verified_at IS NULL, NEW.suspended_at IS NULL)
  ) EXECUTE FUNCTION count_listing_changed();
--> statement-breakpoint
CREATE TRIGGER vendor_removed_counted AFTER DELETE ON "vendor"
  FOR EACH ROW WHEN (OLD.verified_at IS NOT NULL AND OLD.suspended_at IS NULL)
  EXECUTE FUNCTION count_listing_changed();
--> statement-breakpoint
CREATE TRIGGER vendor_emptied_counted AFTER TRUNCATE ON "vendor"
  FOR EACH STATEMENT EXECUTE FUNCTION empty_listing_count();
