CREATE TABLE "dispute_evidence" (
	"dispute_id" uuid PRIMARY KEY NOT NULL,
	"evidence" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid,
	"sent_at" timestamp (3) with time zone,
	"taken_at" timestamp (3) with time zone,
	"refusal" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dispute_evidence_taken" CHECK ("dispute_evidence"."taken_at" is null or "dispute_evidence"."sent_at" is not null),
	CONSTRAINT "dispute_evidence_refused" CHECK ("dispute_evidence"."refusal" is null or "dispute_evidence"."sent_at" is null)
);
--> statement-breakpoint
ALTER TABLE "earning" DROP CONSTRAINT "earning_once";--> statement-breakpoint
DROP INDEX "refund_one_per_payment";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "given_back" jsonb;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "reminded_days" integer;--> statement-breakpoint
ALTER TABLE "earning" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "loss_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "bearer" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_saved_by_account_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_made_by_account_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_one_automatic" ON "refund" USING btree ("payment_id") WHERE bearer is null;--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_by_operator" ON "refund" USING btree ("appointment_id") WHERE bearer is not null;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_once" UNIQUE NULLS NOT DISTINCT("appointment_id","kind","payment_id","refund_id");--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_refund" CHECK (("earning"."kind" = 'refund') = ("earning"."refund_id" is not null));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_bearer" CHECK ("refund"."bearer" in ('platform', 'vendor'));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_by_operator" CHECK (("refund"."bearer" is null) = ("refund"."reason" is null));--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_loss" CHECK ("refund"."loss_cents" between 0 and coalesce("refund"."vendor_fee_cents", 0));