ALTER TABLE "retention_run" ADD COLUMN "attempted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "appointment_own_start" ON "appointment" USING btree ("starts_at") WHERE client_id is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "message_sent" ON "message" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notice_created" ON "notice" USING btree ("created_at");