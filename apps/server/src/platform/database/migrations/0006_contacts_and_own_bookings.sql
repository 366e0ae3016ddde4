CREATE TABLE "contact" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"account_id" uuid,
	"name" text,
	"phone" text,
	"email" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_named" CHECK ("contact"."name" is not null or "contact"."account_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "appointment" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_vendor" ON "contact" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_of_account" ON "contact" USING btree ("vendor_id","account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "contact_account" ON "contact" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "contact_email" ON "contact" USING btree ("vendor_id","email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "contact_phone" ON "contact" USING btree ("vendor_id","phone") WHERE phone is not null;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_contact" ON "appointment" USING btree ("contact_id") WHERE contact_id is not null;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_has_one_client" CHECK (num_nonnulls("appointment"."client_id", "appointment"."contact_id") <= 1);--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_own_is_free" CHECK ("appointment"."client_id" is not null or ("appointment"."total_cents" = 0 and "appointment"."paid_at" is not null));--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_place" CHECK ("appointment"."place" in ('client', 'vendor'));