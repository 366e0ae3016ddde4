CREATE TABLE "contact_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"added" uuid[] NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_import" ADD CONSTRAINT "contact_import_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_import_vendor" ON "contact_import" USING btree ("vendor_id","created_at");