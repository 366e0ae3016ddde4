CREATE TABLE "imported_calendar" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"label" text NOT NULL,
	"sealed_address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"next_read_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"etag" text
);
--> statement-breakpoint
ALTER TABLE "time_off" ADD COLUMN "calendar_id" uuid;--> statement-breakpoint
ALTER TABLE "imported_calendar" ADD CONSTRAINT "imported_calendar_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_calendar_vendor" ON "imported_calendar" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "imported_calendar_due" ON "imported_calendar" USING btree ("next_read_at");--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_calendar_id_imported_calendar_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."imported_calendar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_off_calendar" ON "time_off" USING btree ("calendar_id");