CREATE TABLE "asked_vendor" (
	"request_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"declined_at" timestamp (3) with time zone,
	"declined_words" text,
	CONSTRAINT "asked_vendor_request_id_vendor_id_pk" PRIMARY KEY("request_id","vendor_id"),
	CONSTRAINT "asked_vendor_declined" CHECK ("asked_vendor"."declined_words" is null or "asked_vendor"."declined_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "quote_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"speciality" text NOT NULL,
	"words" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"area" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	"open_until" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "quote_request_order" CHECK ("quote_request"."starts_at" < "quote_request"."ends_at" and "quote_request"."ends_at" <= "quote_request"."open_until"),
	CONSTRAINT "quote_request_place" CHECK ("quote_request"."place" in ('client', 'vendor'))
);
--> statement-breakpoint
ALTER TABLE "attached_photo" DROP CONSTRAINT "attached_photo_used_once";--> statement-breakpoint
ALTER TABLE "quote" DROP CONSTRAINT "quote_one_end";--> statement-breakpoint
DROP INDEX "attached_photo_unused";--> statement-breakpoint
ALTER TABLE "attached_photo" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quote" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "asked_vendor" ADD CONSTRAINT "asked_vendor_request_id_quote_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_vendor" ADD CONSTRAINT "asked_vendor_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_request" ADD CONSTRAINT "quote_request_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_vendor_vendor" ON "asked_vendor" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "quote_request_client" ON "quote_request" USING btree ("client_id","made_at");--> statement-breakpoint
CREATE INDEX "quote_request_over" ON "quote_request" USING btree ("open_until");--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_request_id_quote_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attached_photo_request" ON "attached_photo" USING btree ("request_id","position");--> statement-breakpoint
CREATE INDEX "quote_of_request" ON "quote" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_accepted_of_request" ON "quote" USING btree ("request_id") WHERE accepted_at is not null;--> statement-breakpoint
CREATE INDEX "attached_photo_unused" ON "attached_photo" USING btree ("created_at") WHERE message_id is null and review_id is null and request_id is null and contact_id is null;--> statement-breakpoint
ALTER TABLE "attached_photo" ADD CONSTRAINT "attached_photo_used_once" CHECK (num_nonnulls("attached_photo"."message_id", "attached_photo"."review_id", "attached_photo"."request_id", "attached_photo"."contact_id") <= 1);--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_one_end" CHECK (num_nonnulls("quote"."accepted_at", "quote"."withdrawn_at", "quote"."closed_at") <= 1);--> statement-breakpoint
ALTER TABLE "attached_photo" ADD CONSTRAINT "attached_photo_request_id_quote_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_request"("id") ON DELETE set null ON UPDATE no action;
