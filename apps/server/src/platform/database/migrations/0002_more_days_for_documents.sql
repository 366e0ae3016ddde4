ALTER TABLE "vetting_check" ADD COLUMN "times_warned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vetting_check" ADD COLUMN "document_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vetting_check" ADD CONSTRAINT "vetting_check_extended" CHECK ("vetting_check"."document_ends_at" < "vetting_check"."expires_at");--> statement-breakpoint
UPDATE "vetting_check" SET "times_warned" = 1 WHERE "warned_at" IS NOT NULL;
