CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_dispute_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"status" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"charged_to_vendor_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "dispute_amount" CHECK ("dispute"."amount_cents" > 0),
	CONSTRAINT "dispute_status" CHECK ("dispute"."status" in ('open', 'won', 'lost')),
	CONSTRAINT "dispute_settled" CHECK (("dispute"."status" = 'open') = ("dispute"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "earning" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"owed_at" timestamp (3) with time zone NOT NULL,
	"payout_id" uuid,
	CONSTRAINT "earning_amount" CHECK ("earning"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_check" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"sum_cents" bigint NOT NULL,
	"findings" jsonb NOT NULL,
	"reconciled_at" timestamp (3) with time zone,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "ledger_check_one_row" CHECK ("ledger_check"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" uuid NOT NULL,
	"account" text NOT NULL,
	"vendor_id" uuid,
	"cents" integer NOT NULL,
	CONSTRAINT "ledger_entry_not_nothing" CHECK ("ledger_entry"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_movement" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"appointment_id" uuid,
	"provider_ref" text,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_choice" (
	"account_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"wanted" boolean NOT NULL,
	CONSTRAINT "notice_choice_account_id_topic_channel_pk" PRIMARY KEY("account_id","topic","channel")
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"provider_transfer_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_cents" > 0),
	CONSTRAINT "payout_status" CHECK ("payout"."status" in ('pending', 'paid', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "problem_report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"refund_cents" integer,
	"reason_to_client" text,
	"reason_to_vendor" text,
	CONSTRAINT "problem_report_settled" CHECK (("problem_report"."settled_at" is null) = ("problem_report"."refund_cents" is null))
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" uuid,
	"refund_id" uuid,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipt_of_one" CHECK (num_nonnulls("receipt"."payment_id", "receipt"."refund_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "day_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "hour_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "pay_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "reported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "report_settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_reported" CHECK ("appointment"."report_settled_at" is null or "appointment"."reported_at" is not null);--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "caught_mail" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_reply" ADD COLUMN "outcome" jsonb;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "processing_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "charge_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "received_cents" integer;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "vendor_fee_cents" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "platform_fee_cents" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "handling_fee_cents" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "payout_account" text;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_movement_id_ledger_movement_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movement" ADD CONSTRAINT "ledger_movement_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_provider" ON "dispute" USING btree ("provider_dispute_id");--> statement-breakpoint
CREATE INDEX "dispute_payment" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earning_once" ON "earning" USING btree ("appointment_id","kind");--> statement-breakpoint
CREATE INDEX "earning_vendor" ON "earning" USING btree ("vendor_id","owed_at");--> statement-breakpoint
CREATE INDEX "earning_unpaid" ON "earning" USING btree ("vendor_id") WHERE payout_id is null;--> statement-breakpoint
CREATE INDEX "ledger_entry_movement" ON "ledger_entry" USING btree ("movement_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_vendor" ON "ledger_entry" USING btree ("vendor_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movement_once" ON "ledger_movement" USING btree ("kind","source");--> statement-breakpoint
CREATE INDEX "ledger_movement_time" ON "ledger_movement" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "ledger_movement_appointment" ON "ledger_movement" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "ledger_movement_provider" ON "ledger_movement" USING btree ("provider_ref");--> statement-breakpoint
CREATE INDEX "payout_vendor" ON "payout" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_pending" ON "payout" USING btree ("vendor_id") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "problem_report_once" ON "problem_report" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "problem_report_open" ON "problem_report" USING btree ("reported_at") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscription_account" ON "push_subscription" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_payment" ON "receipt" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_refund" ON "receipt" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_charge" ON "payment" USING btree ("charge_id");--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_status" CHECK ("refund"."status" in ('pending', 'refunded', 'failed', 'void'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_parts" CHECK ("refund"."vendor_fee_cents" is null or "refund"."amount_cents" = "refund"."vendor_fee_cents" + "refund"."platform_fee_cents" + "refund"."handling_fee_cents");