ALTER TABLE "contact" ADD COLUMN "phone_set_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "email_set_at" timestamp (3) with time zone;--> statement-breakpoint
-- The erasure of a vendor removes the address of its own place from appointments; earlier releases left it.
UPDATE "appointment" SET "address" = NULL FROM "account"
WHERE "appointment"."place" = 'vendor' AND "appointment"."address" IS NOT NULL
  AND "account"."id" = "appointment"."vendor_id" AND "account"."erased_at" IS NOT NULL;
