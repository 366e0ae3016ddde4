ALTER TABLE "time_proposal" DROP CONSTRAINT "time_proposal_answers";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "held_during" "tstzrange";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "full_refund_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "time_proposal" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "appointment_held_until" ON "appointment" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_held" CHECK (("appointment"."held_during" is null) = ("appointment"."held_until" is null));--> statement-breakpoint
ALTER TABLE "time_proposal" ADD CONSTRAINT "time_proposal_answers" CHECK ("time_proposal"."answer" in ('accepted', 'declined', 'withdrawn', 'over'));
--> statement-breakpoint
-- S4, B8: a live appointment and the time held for its move count as one, so that neither overlaps another of its vendor.
ALTER TABLE "appointment" DROP CONSTRAINT "appointment_no_overlap";--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_no_overlap"
  EXCLUDE USING gist ("vendor_id" WITH =, (tstzmultirange("during", coalesce("held_during", 'empty'::tstzrange))) WITH &&)
  WHERE ("declined_at" IS NULL AND "cancelled_at" IS NULL);--> statement-breakpoint
DROP TRIGGER appointment_changed_tells ON "appointment";--> statement-breakpoint
-- What decides whether it holds its hours, now or once its time to pay or to answer is over.
CREATE TRIGGER appointment_changed_tells AFTER UPDATE OF
  "starts_at", "ends_at", "during", "held_during", "confirmed_at", "pay_by", "paid_at", "declined_at", "cancelled_at",
  "completed_at"
  ON "appointment"
  FOR EACH ROW WHEN (
    (OLD.starts_at, OLD.ends_at, OLD.during, OLD.held_during, OLD.confirmed_at, OLD.pay_by, OLD.paid_at,
      OLD.declined_at, OLD.cancelled_at, OLD.completed_at)
    IS DISTINCT FROM
    (NEW.starts_at, NEW.ends_at, NEW.during, NEW.held_during, NEW.confirmed_at, NEW.pay_by, NEW.paid_at,
      NEW.declined_at, NEW.cancelled_at, NEW.completed_at)
  ) EXECUTE FUNCTION tell_row_of_vendor('calendar');
