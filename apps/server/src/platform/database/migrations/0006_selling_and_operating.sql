CREATE TABLE "appointment_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"appointment_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid NOT NULL,
	"content" text NOT NULL,
	"audience" jsonb NOT NULL,
	"people" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"appointment_id" uuid,
	CONSTRAINT "quote_accepted" CHECK (("quote"."accepted_at" is null) = ("quote"."appointment_id" is null)),
	CONSTRAINT "quote_one_end" CHECK (num_nonnulls("quote"."accepted_at", "quote"."withdrawn_at") <= 1)
);
--> statement-breakpoint
CREATE TABLE "quote_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"items" jsonb NOT NULL,
	"full_price_cents" integer NOT NULL,
	"words" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quote_version_order" CHECK ("quote_version"."starts_at" < "quote_version"."ends_at"),
	CONSTRAINT "quote_version_price" CHECK ("quote_version"."full_price_cents" > 0),
	CONSTRAINT "quote_version_counts" CHECK ("quote_version"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"author" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	"visible_at" timestamp (3) with time zone NOT NULL,
	"counted_at" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	CONSTRAINT "review_author" CHECK ("review"."author" in ('client', 'vendor')),
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5),
	CONSTRAINT "review_reply" CHECK (("review"."reply" is null) = ("review"."replied_at" is null)),
	CONSTRAINT "review_hidden" CHECK (("review"."hidden_at" is null) = ("review"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_reply" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"price_cents" integer NOT NULL,
	"duration_hours" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "service_price" CHECK ("service"."price_cents" > 0),
	CONSTRAINT "service_duration" CHECK ("service"."duration_hours" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "setting_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"value" jsonb,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_proposal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"words" text,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "time_proposal_order" CHECK ("time_proposal"."starts_at" < "time_proposal"."ends_at"),
	CONSTRAINT "time_proposal_answer" CHECK (("time_proposal"."answer" is null) = ("time_proposal"."answered_at" is null)),
	CONSTRAINT "time_proposal_answers" CHECK ("time_proposal"."answer" in ('accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "vetting_check" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"checked_by" uuid,
	"expires_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"lapsed_at" timestamp (3) with time zone,
	CONSTRAINT "vetting_check_outcome" CHECK ("vetting_check"."outcome" in ('passed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "vetting_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vetting_document_bytes" CHECK ("vetting_document"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "payment_window_hours" double precision;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "service_name" text;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "full_price_cents" integer;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "no_show_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "vendor_note" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "quote_version_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "proposal_id" uuid;--> statement-breakpoint
ALTER TABLE "time_off" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "suspended_for" text;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "rating_stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reply" ADD CONSTRAINT "saved_reply_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_proposal" ADD CONSTRAINT "time_proposal_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_check" ADD CONSTRAINT "vetting_check_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_check" ADD CONSTRAINT "vetting_check_checked_by_account_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_document" ADD CONSTRAINT "vetting_document_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_event_of" ON "appointment_event" USING btree ("appointment_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "broadcast_sent" ON "broadcast" USING btree ("sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_secret" ON "calendar_feed" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "calendar_feed_vendor" ON "calendar_feed" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_one_live" ON "calendar_feed" USING btree ("vendor_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "quote_conversation" ON "quote" USING btree ("client_id","vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_vendor" ON "quote" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_appointment" ON "quote" USING btree ("appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_version_number" ON "quote_version" USING btree ("quote_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "review_once" ON "review" USING btree ("appointment_id","author");--> statement-breakpoint
CREATE INDEX "review_of_vendor" ON "review" USING btree ("vendor_id","visible_at") WHERE author = 'client' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "review_uncounted" ON "review" USING btree ("visible_at") WHERE author = 'client' and counted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "saved_reply_vendor" ON "saved_reply" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "service_menu" ON "service" USING btree ("vendor_id","position") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "setting_change_name" ON "setting_change" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "team_note_subject" ON "team_note" USING btree ("subject_kind","subject_id","written_at");--> statement-breakpoint
CREATE INDEX "time_proposal_appointment" ON "time_proposal" USING btree ("appointment_id","proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "time_proposal_one_open" ON "time_proposal" USING btree ("appointment_id") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "vetting_check_vendor" ON "vetting_check" USING btree ("vendor_id","kind","checked_at");--> statement-breakpoint
CREATE INDEX "vetting_check_expiring" ON "vetting_check" USING btree ("expires_at") WHERE lapsed_at is null and outcome = 'passed';--> statement-breakpoint
CREATE UNIQUE INDEX "vetting_check_moment" ON "vetting_check" USING btree ("vendor_id","kind","checked_at");--> statement-breakpoint
CREATE INDEX "vetting_document_vendor" ON "vetting_document" USING btree ("vendor_id","kind","uploaded_at");--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_quote_version_id_quote_version_id_fk" FOREIGN KEY ("quote_version_id") REFERENCES "public"."quote_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_proposal_id_time_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."time_proposal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_no_show" CHECK ("appointment"."no_show_at" is null or "appointment"."vendor_marked_at" is not null);--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_full_price" CHECK ("appointment"."full_price_cents" > 0);--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_rating" CHECK ("vendor"."rating_stars" between "vendor"."rating_count" and 5 * "vendor"."rating_count");