DROP INDEX "appointment_pending";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "instant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "answer_minutes" integer;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "answers_counted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "appointment_unpaid" ON "appointment" USING btree ("client_id","starts_at") WHERE completed_at is null and declined_at is null and cancelled_at is null and paid_at is null;--> statement-breakpoint
CREATE INDEX "vendor_answers" ON "vendor" USING btree ("answers_counted_at") WHERE answer_minutes is not null;