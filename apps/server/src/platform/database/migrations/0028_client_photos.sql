ALTER TABLE "attached_photo" DROP CONSTRAINT "attached_photo_used_once";--> statement-breakpoint
DROP INDEX "attached_photo_unused";--> statement-breakpoint
ALTER TABLE "attached_photo" ADD COLUMN "contact_id" uuid;--> statement-breakpoint
ALTER TABLE "attached_photo" ADD COLUMN "consent_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "attached_photo_contact" ON "attached_photo" USING btree ("contact_id","created_at");--> statement-breakpoint
CREATE INDEX "attached_photo_unused" ON "attached_photo" USING btree ("created_at") WHERE message_id is null and review_id is null and contact_id is null;--> statement-breakpoint
ALTER TABLE "attached_photo" ADD CONSTRAINT "attached_photo_consent" CHECK ("attached_photo"."contact_id" is null or "attached_photo"."consent_at" is not null);--> statement-breakpoint
ALTER TABLE "attached_photo" ADD CONSTRAINT "attached_photo_used_once" CHECK (num_nonnulls("attached_photo"."message_id", "attached_photo"."review_id", "attached_photo"."contact_id") <= 1);--> statement-breakpoint
ALTER TABLE "attached_photo" ADD CONSTRAINT "attached_photo_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;
