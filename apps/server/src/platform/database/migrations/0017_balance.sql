CREATE TABLE "recorded_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"way" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "recorded_payment_way" CHECK ("recorded_payment"."way" in ('cash', 'other')),
	CONSTRAINT "recorded_payment_amount" CHECK ("recorded_payment"."amount_cents" > 0)
);
--> statement-breakpoint
DROP INDEX "earning_once";--> statement-breakpoint
DROP INDEX "payment_one_live";--> statement-breakpoint
DROP INDEX "payment_request_one_paid";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "balance_paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "earning" ADD COLUMN "payment_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "kind" text DEFAULT 'deposit' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_request" ADD COLUMN "kind" text DEFAULT 'deposit' NOT NULL;--> statement-breakpoint
ALTER TABLE "recorded_payment" ADD CONSTRAINT "recorded_payment_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recorded_payment_appointment" ON "recorded_payment" USING btree ("appointment_id","recorded_at");--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_kept" ON "payment" USING btree ("appointment_id","kind") WHERE succeeded_at is not null and returned_at is null;--> statement-breakpoint
CREATE INDEX "payment_later" ON "payment" USING btree ("appointment_id","amount_cents") WHERE kind <> 'deposit' and succeeded_at is not null and returned_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_live" ON "payment" USING btree ("appointment_id","kind") WHERE abandoned_at is null and succeeded_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_one_paid" ON "payment_request" USING btree ("appointment_id","kind") WHERE paid_at is not null;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_once" UNIQUE NULLS NOT DISTINCT("appointment_id","kind","payment_id");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_balance" CHECK ("appointment"."balance_paid_cents" = 0 or "appointment"."balance_paid_cents" between 0 and coalesce("appointment"."full_price_cents", "appointment"."vendor_fee_cents") - "appointment"."vendor_fee_cents");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_kind" CHECK ("payment"."kind" in ('deposit', 'balance', 'tip'));--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_balance_is_asked" CHECK ("payment"."kind" <> 'balance' or "payment"."request_id" is not null);--> statement-breakpoint
ALTER TABLE "payment_request" ADD CONSTRAINT "payment_request_kind" CHECK ("payment_request"."kind" in ('deposit', 'balance'));