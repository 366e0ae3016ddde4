CREATE TABLE "series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"every_weeks" integer NOT NULL,
	"minutes" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"place" text NOT NULL,
	"note" text,
	"address" jsonb,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"end_reason" text,
	"paused_at" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	CONSTRAINT "series_weeks" CHECK ("series"."every_weeks" in (1, 2, 4)),
	CONSTRAINT "series_minutes" CHECK ("series"."minutes" between 15 and 720),
	CONSTRAINT "series_place" CHECK ("series"."place" in ('client', 'vendor')),
	CONSTRAINT "series_one_end" CHECK (num_nonnulls("series"."declined_at", "series"."ended_at") <= 1),
	CONSTRAINT "series_ended" CHECK (("series"."ended_at" is null) = ("series"."ended_by" is null)),
	CONSTRAINT "series_pause" CHECK ("series"."paused_until" is null or "series"."paused_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "series_visit" (
	"series_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"usual_start" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"appointment_id" uuid,
	"skipped_at" timestamp (3) with time zone,
	"in_pause" boolean DEFAULT false NOT NULL,
	"conflict" text,
	"pay_told_at" timestamp (3) with time zone,
	"charge_asked_at" timestamp (3) with time zone,
	CONSTRAINT "series_visit_series_id_position_pk" PRIMARY KEY("series_id","position"),
	CONSTRAINT "series_visit_appointment" UNIQUE("appointment_id"),
	CONSTRAINT "series_visit_position" CHECK ("series_visit"."position" between 1 and 26),
	CONSTRAINT "series_visit_one_state" CHECK (num_nonnulls("series_visit"."appointment_id", "series_visit"."skipped_at", "series_visit"."conflict") <= 1),
	CONSTRAINT "series_visit_pause" CHECK (not "series_visit"."in_pause" or "series_visit"."skipped_at" is not null),
	CONSTRAINT "series_visit_conflict" CHECK ("series_visit"."conflict" in ('taken', 'unavailable', 'clock', 'vendor'))
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "series_position" integer;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_visit" ADD CONSTRAINT "series_visit_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_visit" ADD CONSTRAINT "series_visit_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "series_client" ON "series" USING btree ("client_id","booked_at");--> statement-breakpoint
CREATE INDEX "series_vendor" ON "series" USING btree ("vendor_id","booked_at");--> statement-breakpoint
CREATE INDEX "series_visit_to_make" ON "series_visit" USING btree ("starts_at") WHERE appointment_id is null and skipped_at is null and conflict is null;--> statement-breakpoint
CREATE INDEX "series_visit_to_tell" ON "series_visit" USING btree ("starts_at") WHERE appointment_id is not null and pay_told_at is null;--> statement-breakpoint
CREATE INDEX "series_visit_to_charge" ON "series_visit" USING btree ("starts_at") WHERE appointment_id is not null and charge_asked_at is null;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_series_visit" ON "appointment" USING btree ("series_id","series_position") WHERE series_id is not null and declined_at is null and cancelled_at is null;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_series" CHECK (("appointment"."series_id" is null) = ("appointment"."series_position" is null));