CREATE TABLE "payout_hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scheduled_broadcast" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid NOT NULL,
	"content" text NOT NULL,
	"audience" jsonb NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payout_created";--> statement-breakpoint
ALTER TABLE "payout_hold" ADD CONSTRAINT "payout_hold_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_hold_vendor" ON "payout_hold" USING btree ("vendor_id","held_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_hold_one" ON "payout_hold" USING btree ("vendor_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "scheduled_broadcast_due" ON "scheduled_broadcast" USING btree ("send_at","id");--> statement-breakpoint
CREATE INDEX "appointment_declined" ON "appointment" USING btree ("declined_at") WHERE declined_at is not null and client_id is not null;--> statement-breakpoint
CREATE INDEX "appointment_cancelled_by" ON "appointment" USING btree ("cancelled_by") WHERE cancelled_by is not null and client_id is not null;--> statement-breakpoint
CREATE INDEX "client_phone_end" ON "client" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "client_eircode" ON "client" USING btree ("eircode");--> statement-breakpoint
CREATE INDEX "payment_amount_order" ON "payment" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "payout_amount_order" ON "payout" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "payout_transfer" ON "payout" USING btree ("provider_transfer_id");--> statement-breakpoint
CREATE INDEX "refund_amount_order" ON "refund" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "refund_provider" ON "refund" USING btree ("provider_refund_id");--> statement-breakpoint
CREATE INDEX "review_stars_order" ON "review" USING btree ("stars","id");--> statement-breakpoint
CREATE INDEX "vendor_state_applied" ON "vendor" USING btree ((case when suspended_at is not null then 'suspended' when verified_at is not null then 'verified' when rejected_at is not null then 'rejected' else 'pending' end),"applied_at","id");--> statement-breakpoint
CREATE INDEX "vendor_state_name" ON "vendor" USING btree ((case when suspended_at is not null then 'suspended' when verified_at is not null then 'verified' when rejected_at is not null then 'rejected' else 'pending' end),"search_name","id");--> statement-breakpoint
CREATE INDEX "vendor_verified" ON "vendor" USING btree ("verified_at");--> statement-breakpoint
CREATE INDEX "vendor_phone_end" ON "vendor" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payout_created" ON "payout" USING btree ("created_at","id");