CREATE TABLE "payment_link" (
	"digest" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"pay_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"emailed_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payment_request_amount" CHECK ("payment_request"."amount_cents" > 0),
	CONSTRAINT "payment_request_one_end" CHECK (num_nonnulls("payment_request"."paid_at", "payment_request"."ended_at") <= 1)
);
--> statement-breakpoint
ALTER TABLE "appointment" DROP CONSTRAINT "appointment_own_is_free";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_request_id_payment_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."payment_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request" ADD CONSTRAINT "payment_request_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_link_request" ON "payment_link" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "payment_request_appointment" ON "payment_request" USING btree ("appointment_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_one_open" ON "payment_request" USING btree ("appointment_id") WHERE paid_at is null and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_one_paid" ON "payment_request" USING btree ("appointment_id") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "payment_request_due" ON "payment_request" USING btree ("pay_by") WHERE paid_at is null and ended_at is null and pay_by is not null;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_request_id_payment_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."payment_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_request_of" ON "payment" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_own_has_no_fees" CHECK ("appointment"."client_id" is not null or ("appointment"."total_cents" = "appointment"."vendor_fee_cents" and "appointment"."paid_at" is not null));