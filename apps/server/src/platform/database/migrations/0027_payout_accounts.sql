CREATE TABLE "payout_account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"account" text,
	"confirmed" boolean NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"chosen_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "payout_account_account_unique" UNIQUE("account")
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "payout_held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_account_vendor" ON "payout_account" USING btree ("vendor_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_one_open" ON "payout_account" USING btree ("vendor_id") WHERE chosen_at is null;