CREATE TABLE "statistics_changed_day" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statistics_changed_day_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statistics_day_sum" (
	"by" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"bookings" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"completed" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"by_client" integer DEFAULT 0 NOT NULL,
	"by_vendor" integer DEFAULT 0 NOT NULL,
	"by_admin" integer DEFAULT 0 NOT NULL,
	"timed_out" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"value_cents" bigint DEFAULT 0 NOT NULL,
	"take_cents" bigint DEFAULT 0 NOT NULL,
	"confirmations" integer[] NOT NULL,
	CONSTRAINT "statistics_day_sum_by_day_key_pk" PRIMARY KEY("by","day","key")
);
--> statement-breakpoint
-- Marks all days whose figures are to be summed anew: those summed before, and those on which anything was booked.
CREATE FUNCTION resum_statistics() RETURNS void LANGUAGE sql AS $$
  INSERT INTO statistics_changed_day (day)
  SELECT day FROM statistics_day_sum
  UNION SELECT (booked_at AT TIME ZONE 'Europe/Dublin')::date FROM appointment;
$$;
--> statement-breakpoint
-- A row for each change, and none that two transactions would wait for each other to write.
CREATE FUNCTION mark_days_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statistics_changed_day (day)
  SELECT DISTINCT (booked_at AT TIME ZONE 'Europe/Dublin')::date FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_day_booked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statistics_changed_day (day)
  SELECT DISTINCT (booked_at AT TIME ZONE 'Europe/Dublin')::date FROM (VALUES (OLD.booked_at), (NEW.booked_at)) AS changed (booked_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_day_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statistics_changed_day (day)
  SELECT (booked_at AT TIME ZONE 'Europe/Dublin')::date FROM appointment
  WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.appointment_id ELSE NEW.appointment_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The figures of a vendor count where it is now.
CREATE FUNCTION mark_days_of_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO statistics_changed_day (day)
  SELECT DISTINCT (booked_at AT TIME ZONE 'Europe/Dublin')::date FROM appointment WHERE vendor_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_all_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM resum_statistics();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointment_added_marks_day AFTER INSERT ON "appointment"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_booked();
--> statement-breakpoint
CREATE TRIGGER appointment_removed_marks_day AFTER DELETE ON "appointment"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_days_booked();
--> statement-breakpoint
CREATE TRIGGER appointment_changed_marks_day AFTER UPDATE ON "appointment"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION mark_day_booked();
--> statement-breakpoint
CREATE TRIGGER appointment_emptied_marks_days AFTER TRUNCATE ON "appointment"
  FOR EACH STATEMENT EXECUTE FUNCTION mark_all_days();
--> statement-breakpoint
CREATE TRIGGER refund_marks_day AFTER INSERT OR UPDATE OR DELETE ON "refund"
  FOR EACH ROW EXECUTE FUNCTION mark_day_refunded();
--> statement-breakpoint
CREATE TRIGGER vendor_moved_marks_days AFTER UPDATE OF "speciality", "city" ON "vendor"
  FOR EACH ROW WHEN ((OLD.speciality, OLD.city) IS DISTINCT FROM (NEW.speciality, NEW.city))
  EXECUTE FUNCTION mark_days_of_vendor();
--> statement-breakpoint
SELECT resum_statistics();
