CREATE TABLE "work_photo" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"service_id" uuid,
	"words" text,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "work_photo_state" CHECK ("work_photo"."state" in ('processing', 'ready', 'failed')),
	CONSTRAINT "work_photo_size" CHECK ("work_photo"."width" > 0 and "work_photo"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "work_photo" ADD CONSTRAINT "work_photo_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_photo" ADD CONSTRAINT "work_photo_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_photo_vendor" ON "work_photo" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE INDEX "work_photo_service" ON "work_photo" USING btree ("service_id") WHERE service_id is not null;
--> statement-breakpoint
CREATE TRIGGER work_photo_added_tells AFTER INSERT ON "work_photo"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('vendor');
--> statement-breakpoint
CREATE TRIGGER work_photo_removed_tells AFTER DELETE ON "work_photo"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('vendor');
--> statement-breakpoint
CREATE TRIGGER work_photo_changed_tells AFTER UPDATE ON "work_photo"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_row_of_vendor('vendor');
