CREATE TABLE "content_notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reporter_id" uuid,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_notice_kind" CHECK ("content_notice"."kind" in ('profile', 'photo', 'review', 'message', 'person')),
	CONSTRAINT "content_notice_reason" CHECK ("content_notice"."reason" in ('illegal', 'rules'))
);
--> statement-breakpoint
ALTER TABLE "content_notice" ADD CONSTRAINT "content_notice_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_notice_reporter" ON "content_notice" USING btree ("reporter_id","sent_at");--> statement-breakpoint
CREATE INDEX "content_notice_sent" ON "content_notice" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "content_notice_email" ON "content_notice" USING btree ("email");