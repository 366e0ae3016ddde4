DROP TRIGGER appointment_changed_tells ON "appointment";--> statement-breakpoint
-- What decides whether it holds its hours, now or once its time to pay or to answer is over, and the way to and from it.
CREATE TRIGGER appointment_changed_tells AFTER UPDATE OF
  "starts_at", "ends_at", "during", "held_during", "confirmed_at", "pay_by", "paid_at", "declined_at", "cancelled_at",
  "completed_at", "address"
  ON "appointment"
  FOR EACH ROW WHEN (
    (OLD.starts_at, OLD.ends_at, OLD.during, OLD.held_during, OLD.confirmed_at, OLD.pay_by, OLD.paid_at,
      OLD.declined_at, OLD.cancelled_at, OLD.completed_at, OLD.address)
    IS DISTINCT FROM
    (NEW.starts_at, NEW.ends_at, NEW.during, NEW.held_during, NEW.confirmed_at, NEW.pay_by, NEW.paid_at,
      NEW.declined_at, NEW.cancelled_at, NEW.completed_at, NEW.address)
  ) EXECUTE FUNCTION tell_row_of_vendor('calendar');--> statement-breakpoint
-- A visit that was moved by itself is brought back at its new time, as it is from now on.
UPDATE "series_visit" AS v SET "starts_at" = a.starts_at
  FROM "appointment" AS a
  WHERE a.id = v.appointment_id AND a.starts_at <> v.starts_at
    AND a.declined_at IS NULL AND a.cancelled_at IS NULL AND a.completed_at IS NULL;
