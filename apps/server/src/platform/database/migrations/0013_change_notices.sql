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
