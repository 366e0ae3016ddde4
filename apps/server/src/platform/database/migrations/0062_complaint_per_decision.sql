DROP INDEX "complaint_notice";--> statement-breakpoint
ALTER TABLE "complaint" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_notice_decision" ON "complaint" USING btree ("notice_id","decided_at");