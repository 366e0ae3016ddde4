ALTER TABLE "content_notice" DROP CONSTRAINT "content_notice_decision";--> statement-breakpoint
ALTER TABLE "content_notice" DROP CONSTRAINT "content_notice_kind";--> statement-breakpoint
ALTER TABLE "statement_of_reasons" DROP CONSTRAINT "statement_of_reasons_measure";--> statement-breakpoint
ALTER TABLE "statement_of_reasons" DROP CONSTRAINT "statement_of_reasons_content";--> statement-breakpoint
ALTER TABLE "statement_of_reasons" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "statement_of_reasons" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_of_reasons_hidden" ON "statement_of_reasons" USING btree ("kind","subject_id") WHERE measure = 'hide' and lifted_at is null;--> statement-breakpoint
CREATE INDEX "statement_of_reasons_ending" ON "statement_of_reasons" USING btree ("ends_at") WHERE ends_at is not null and ended_at is null and lifted_at is null;--> statement-breakpoint
ALTER TABLE "content_notice" ADD CONSTRAINT "content_notice_decision" CHECK ("content_notice"."decision" in ('none', 'redact', 'remove', 'suspend', 'block'));--> statement-breakpoint
ALTER TABLE "content_notice" ADD CONSTRAINT "content_notice_kind" CHECK ("content_notice"."kind" in ('profile', 'photo', 'review', 'reply', 'message', 'person'));--> statement-breakpoint
ALTER TABLE "statement_of_reasons" ADD CONSTRAINT "statement_of_reasons_end" CHECK (("statement_of_reasons"."ends_at" is null or "statement_of_reasons"."measure" in ('remove', 'suspend', 'block')) and ("statement_of_reasons"."ended_at" is null or coalesce("statement_of_reasons"."ends_at" <= "statement_of_reasons"."ended_at", false)));--> statement-breakpoint
ALTER TABLE "statement_of_reasons" ADD CONSTRAINT "statement_of_reasons_measure" CHECK ("statement_of_reasons"."measure" in ('hide', 'redact', 'remove', 'suspend', 'block'));--> statement-breakpoint
ALTER TABLE "statement_of_reasons" ADD CONSTRAINT "statement_of_reasons_content" CHECK (("statement_of_reasons"."kind" is null) = ("statement_of_reasons"."subject_id" is null) and ("statement_of_reasons"."measure" not in ('hide', 'redact', 'remove') or "statement_of_reasons"."kind" is not null));