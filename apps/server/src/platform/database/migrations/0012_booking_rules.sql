ALTER TABLE "service" DROP CONSTRAINT "service_duration";--> statement-breakpoint
ALTER TABLE "vendor" DROP CONSTRAINT "vendor_buffer";--> statement-breakpoint
ALTER TABLE "vendor" DROP CONSTRAINT "vendor_notice";--> statement-breakpoint
ALTER TABLE "service" ALTER COLUMN "duration_hours" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "duration_minutes" integer;--> statement-breakpoint
UPDATE "service" SET "duration_minutes" = "duration_hours" * 60;--> statement-breakpoint
ALTER TABLE "service" ALTER COLUMN "duration_minutes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "step_minutes" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "horizon_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "buffer_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "confirmation" text DEFAULT 'ask' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "visit_place" text DEFAULT 'client' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "base" jsonb;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "radius_km" integer;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "travel_fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "cancellation_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_duration" CHECK ("service"."duration_minutes" between 15 and 720 and "service"."duration_minutes" % 15 = 0);--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_step" CHECK ("vendor"."step_minutes" in (15, 30, 60));--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_horizon" CHECK ("vendor"."horizon_days" between 14 and 365);--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_confirmation" CHECK ("vendor"."confirmation" in ('ask', 'regulars', 'everyone'));--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_visit_place" CHECK ("vendor"."visit_place" in ('client', 'vendor', 'both'));--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_radius" CHECK ("vendor"."radius_km" between 1 and 150);--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_travel_fees" CHECK (jsonb_array_length("vendor"."travel_fees") <= 4);--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_cancellation" CHECK ("vendor"."cancellation_hours" in (24, 48, 168));--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_buffer" CHECK ("vendor"."buffer_minutes" between 0 and 720);--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_notice" CHECK ("vendor"."notice_hours" between 0 and 24 * "vendor"."horizon_days");--> statement-breakpoint
UPDATE "vendor" SET "buffer_minutes" = "buffer_hours" * 60 WHERE "buffer_hours" > 0;--> statement-breakpoint
UPDATE "appointment" SET "buffer_minutes" = "buffer_hours" * 60 WHERE "buffer_hours" > 0;--> statement-breakpoint
-- The release before reads and writes hours while both run. These columns, functions and triggers go one release later.
CREATE FUNCTION keep_buffer_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.buffer_minutes := greatest(NEW.buffer_minutes, NEW.buffer_hours * 60);
  ELSIF NEW.buffer_hours <> OLD.buffer_hours THEN
    NEW.buffer_minutes := NEW.buffer_hours * 60;
  END IF;
  NEW.buffer_hours := ceil(NEW.buffer_minutes / 60.0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_duration_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.duration_minutes IS NULL OR (TG_OP = 'UPDATE' AND NEW.duration_hours <> OLD.duration_hours) THEN
    NEW.duration_minutes := NEW.duration_hours * 60;
  END IF;
  NEW.duration_hours := ceil(NEW.duration_minutes / 60.0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_keeps_buffer_hours BEFORE INSERT OR UPDATE OF buffer_hours, buffer_minutes ON "vendor"
  FOR EACH ROW EXECUTE FUNCTION keep_buffer_hours();
--> statement-breakpoint
CREATE TRIGGER appointment_keeps_buffer_hours BEFORE INSERT OR UPDATE OF buffer_hours, buffer_minutes ON "appointment"
  FOR EACH ROW EXECUTE FUNCTION keep_buffer_hours();
--> statement-breakpoint
CREATE TRIGGER service_keeps_duration_hours BEFORE INSERT OR UPDATE OF duration_hours, duration_minutes ON "service"
  FOR EACH ROW EXECUTE FUNCTION keep_duration_hours();
