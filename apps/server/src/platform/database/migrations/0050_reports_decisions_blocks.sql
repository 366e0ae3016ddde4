CREATE TABLE "complaint" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid,
	"notice_id" uuid,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	CONSTRAINT "complaint_about" CHECK (num_nonnulls("complaint"."statement_id", "complaint"."notice_id") = 1),
	CONSTRAINT "complaint_outcome" CHECK ("complaint"."outcome" in ('upheld', 'reversed')),
	CONSTRAINT "complaint_answer" CHECK (num_nonnulls("complaint"."outcome", "complaint"."answer", "complaint"."answered_at", "complaint"."answered_by") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "statement_of_reasons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"measure" text NOT NULL,
	"kind" text,
	"subject_id" uuid,
	"removed" jsonb,
	"ground" text NOT NULL,
	"provision" text NOT NULL,
	"facts" text NOT NULL,
	"notice_id" uuid,
	"decided_by" uuid,
	"automated" boolean NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" uuid,
	CONSTRAINT "statement_of_reasons_measure" CHECK ("statement_of_reasons"."measure" in ('remove', 'suspend', 'block')),
	CONSTRAINT "statement_of_reasons_ground" CHECK ("statement_of_reasons"."ground" in ('law', 'terms')),
	CONSTRAINT "statement_of_reasons_content" CHECK (("statement_of_reasons"."kind" is null) = ("statement_of_reasons"."subject_id" is null) and ("statement_of_reasons"."measure" <> 'remove' or "statement_of_reasons"."kind" is not null))
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "attached_photo" ADD COLUMN "hidden_for" uuid;--> statement-breakpoint
ALTER TABLE "content_notice" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "content_notice" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "content_notice" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "content_notice" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "content_notice" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_notice" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "content_notice" ADD COLUMN "reasons" text;--> statement-breakpoint
ALTER TABLE "content_notice" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "content_notice" ADD COLUMN "reopened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_photo" ADD COLUMN "hidden_for" uuid;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_statement_id_statement_of_reasons_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement_of_reasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_notice_id_content_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."content_notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_of_reasons" ADD CONSTRAINT "statement_of_reasons_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_of_reasons" ADD CONSTRAINT "statement_of_reasons_notice_id_content_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."content_notice"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_statement" ON "complaint" USING btree ("statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_notice" ON "complaint" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "complaint_account" ON "complaint" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "complaint_open" ON "complaint" USING btree ("sent_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "complaint_answered" ON "complaint" USING btree ("answered_at","id");--> statement-breakpoint
CREATE INDEX "statement_of_reasons_account" ON "statement_of_reasons" USING btree ("account_id","decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_of_reasons_token" ON "statement_of_reasons" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "statement_of_reasons_decided" ON "statement_of_reasons" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "statement_of_reasons_subject" ON "statement_of_reasons" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "statement_of_reasons_notice" ON "statement_of_reasons" USING btree ("notice_id");--> statement-breakpoint
ALTER TABLE "content_notice" ADD CONSTRAINT "content_notice_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_notice_open" ON "content_notice" USING btree ("sent_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "content_notice_decided" ON "content_notice" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "content_notice_subject" ON "content_notice" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "content_notice_author" ON "content_notice" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_notice_token" ON "content_notice" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "content_notice" ADD CONSTRAINT "content_notice_decision" CHECK ("content_notice"."decision" in ('none', 'remove', 'suspend', 'block'));--> statement-breakpoint
ALTER TABLE "content_notice" ADD CONSTRAINT "content_notice_decided_whole" CHECK (num_nonnulls("content_notice"."decision", "content_notice"."decided_at", "content_notice"."decided_by", "content_notice"."reasons") in (0, 4));