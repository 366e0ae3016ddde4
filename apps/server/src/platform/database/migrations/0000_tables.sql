-- As drizzle-kit generates it from the tables, but for two things that it cannot know: the extensions that indexes and
-- guards need, and the order of columns, which is that of databases from before this baseline.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"image_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	CONSTRAINT "account_role" CHECK ("account"."role" in ('client', 'vendor', 'admin')),
	CONSTRAINT "account_email_folded" CHECK ("account"."email" = lower("account"."email"))
);
--> statement-breakpoint
CREATE TABLE "appointment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"during" "tstzrange" NOT NULL,
	"buffer_hours" integer DEFAULT 0 NOT NULL,
	"note" text,
	"vendor_fee_cents" integer NOT NULL,
	"platform_fee_cents" integer NOT NULL,
	"handling_fee_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"pay_by" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"declined_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"end_reason" text,
	"client_marked_at" timestamp (3) with time zone,
	"vendor_marked_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"reschedule_count" integer DEFAULT 0 NOT NULL,
	"reminded_count" integer DEFAULT 0 NOT NULL,
	"day_reminder_at" timestamp (3) with time zone,
	"hour_reminder_at" timestamp (3) with time zone,
	"pay_reminder_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone,
	"report_settled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"payment_window_hours" double precision,
	"service_name" text,
	"full_price_cents" integer,
	"no_show_at" timestamp (3) with time zone,
	"vendor_note" text,
	"address" jsonb,
	CONSTRAINT "appointment_order" CHECK ("appointment"."starts_at" < "appointment"."ends_at"),
	CONSTRAINT "appointment_total" CHECK ("appointment"."total_cents" = "appointment"."vendor_fee_cents" + "appointment"."platform_fee_cents" + "appointment"."handling_fee_cents"),
	CONSTRAINT "appointment_cancelled" CHECK (("appointment"."cancelled_at" is null) = ("appointment"."cancelled_by" is null)),
	CONSTRAINT "appointment_one_end" CHECK (num_nonnulls("appointment"."completed_at", "appointment"."declined_at", "appointment"."cancelled_at") <= 1),
	CONSTRAINT "appointment_paid_is_confirmed" CHECK ("appointment"."paid_at" is null or "appointment"."confirmed_at" is not null),
	CONSTRAINT "appointment_completed_is_paid" CHECK ("appointment"."completed_at" is null or "appointment"."paid_at" is not null),
	CONSTRAINT "appointment_reported" CHECK ("appointment"."report_settled_at" is null or "appointment"."reported_at" is not null),
	CONSTRAINT "appointment_no_show" CHECK ("appointment"."no_show_at" is null or "appointment"."vendor_marked_at" is not null),
	CONSTRAINT "appointment_full_price" CHECK ("appointment"."full_price_cents" > 0),
	CONSTRAINT "appointment_reschedules" CHECK ("appointment"."reschedule_count" between 0 and 2)
);
--> statement-breakpoint
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
CREATE TABLE "caught_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"address_line1" text,
	"address_line2" text,
	"eircode" text,
	"gender" text,
	"dob" date
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"account_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consent_account_id_document_version_pk" PRIMARY KEY("account_id","document","version"),
	CONSTRAINT "consent_document" CHECK ("consent"."document" in ('terms', 'privacy'))
);
--> statement-breakpoint
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
	"answer_by" timestamp (3) with time zone,
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
CREATE TABLE "erasure" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"name_in_records" text,
	"records_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_reply" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_digest" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" jsonb,
	CONSTRAINT "kept_reply_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_check" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"sum_cents" bigint NOT NULL,
	"findings" jsonb NOT NULL,
	"reconciled_at" timestamp (3) with time zone,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"settled_to" bigint DEFAULT 0 NOT NULL,
	"settled_cents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seen_to" bigint DEFAULT 0 NOT NULL,
	"seen_before" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_check_one_row" CHECK ("ledger_check"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "ledger_day_sum" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_day_sum_day_account_pk" PRIMARY KEY("day","account")
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
CREATE TABLE "ledger_summed" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"entry_id" bigint NOT NULL,
	"seen_entry_id" bigint NOT NULL,
	"seen_transaction" bigint NOT NULL,
	CONSTRAINT "ledger_summed_one_row" CHECK ("ledger_summed"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_count" (
	"speciality" text NOT NULL,
	"folded_city" text,
	"vendors" integer NOT NULL,
	CONSTRAINT "listing_count_of" UNIQUE NULLS NOT DISTINCT("folded_city","speciality")
);
--> statement-breakpoint
CREATE TABLE "mail_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "message_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"content" text NOT NULL,
	"content_digest" text GENERATED ALWAYS AS (md5(content)) STORED NOT NULL,
	"repeat_window" "tstzrange" NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"quote_version_id" uuid,
	"proposal_id" uuid,
	CONSTRAINT "message_between" CHECK ((sender_id, receiver_id) = (client_id, vendor_id) or (sender_id, receiver_id) = (vendor_id, client_id)),
	CONSTRAINT "message_content" CHECK (char_length("message"."content") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"path" text
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
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"intent_id" text,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"abandoned_at" timestamp (3) with time zone,
	"processing_at" timestamp (3) with time zone,
	"charge_id" text,
	"received_cents" integer,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_cents" > 0),
	CONSTRAINT "payment_returned" CHECK ("payment"."returned_at" is null or "payment"."succeeded_at" is not null)
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
	"destination" text NOT NULL,
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_cents" > 0),
	CONSTRAINT "payout_status" CHECK ("payout"."status" in ('pending', 'paid', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"account" text,
	"confirmed" boolean NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"chosen_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "payout_account_account_unique" UNIQUE("account")
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
CREATE TABLE "receipt" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" uuid,
	"refund_id" uuid,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipt_of_one" CHECK (num_nonnulls("receipt"."payment_id", "receipt"."refund_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"provider_refund_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"vendor_fee_cents" integer,
	"platform_fee_cents" integer,
	"handling_fee_cents" integer,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_cents" > 0),
	CONSTRAINT "refund_status" CHECK ("refund"."status" in ('pending', 'refunded', 'failed', 'void')),
	CONSTRAINT "refund_parts" CHECK ("refund"."vendor_fee_cents" is null or "refund"."amount_cents" = "refund"."vendor_fee_cents" + "refund"."platform_fee_cents" + "refund"."handling_fee_cents")
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"day" date PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"removed" jsonb DEFAULT '{}'::jsonb NOT NULL
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
	"last_step" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone
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
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"device" text,
	"address" text
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
CREATE TABLE "sweep_turn" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"error" text,
	"failed_at" timestamp (3) with time zone
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
CREATE TABLE "time_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"label" text,
	CONSTRAINT "time_off_order" CHECK ("time_off"."starts_at" < "time_off"."ends_at")
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
CREATE TABLE "vendor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"speciality" text NOT NULL,
	"city" text NOT NULL,
	"location" text NOT NULL,
	"experience" text NOT NULL,
	"about" text NOT NULL,
	"phone" text NOT NULL,
	"fee_per_hour_cents" integer NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"vetting_reason" text,
	"weekly_hours" jsonb,
	"buffer_hours" integer DEFAULT 0 NOT NULL,
	"notice_hours" integer DEFAULT 0 NOT NULL,
	"completed_appointments" integer DEFAULT 0 NOT NULL,
	"search_name" text NOT NULL,
	"payout_account" text,
	"suspended_for" text,
	"rating_stars" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"listed_until" timestamp (3) with time zone,
	"folded_city" text GENERATED ALWAYS AS (translate(lower(city), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou')) STORED NOT NULL,
	"place" text,
	"price_from_cents" integer DEFAULT 0 NOT NULL,
	"price_for" text DEFAULT '' NOT NULL,
	"price_rates" text DEFAULT '' NOT NULL,
	"payout_held_until" timestamp (3) with time zone,
	CONSTRAINT "vendor_fee" CHECK ("vendor"."fee_per_hour_cents" > 0),
	CONSTRAINT "vendor_buffer" CHECK ("vendor"."buffer_hours" between 0 and 12),
	CONSTRAINT "vendor_rating" CHECK ("vendor"."rating_stars" between "vendor"."rating_count" and 5 * "vendor"."rating_count"),
	CONSTRAINT "vendor_notice" CHECK ("vendor"."notice_hours" >= 0)
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
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_reply" ADD CONSTRAINT "kept_reply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_movement_id_ledger_movement_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movement" ADD CONSTRAINT "ledger_movement_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_link" ADD CONSTRAINT "mail_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_vendor_id_account_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_quote_version_id_quote_version_id_fk" FOREIGN KEY ("quote_version_id") REFERENCES "public"."quote_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_proposal_id_time_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."time_proposal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_report" ADD CONSTRAINT "problem_report_settled_by_account_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_version" ADD CONSTRAINT "quote_version_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reply" ADD CONSTRAINT "saved_reply_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_proposal" ADD CONSTRAINT "time_proposal_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_check" ADD CONSTRAINT "vetting_check_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_check" ADD CONSTRAINT "vetting_check_checked_by_account_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_document" ADD CONSTRAINT "vetting_document_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_role_email" ON "account" USING btree ("role","email");--> statement-breakpoint
CREATE INDEX "account_role_created" ON "account" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "account_role_name" ON "account" USING btree ("role",translate(lower("name"), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou'),"id");--> statement-breakpoint
CREATE INDEX "account_search_name" ON "account" USING gin (translate(lower("name"), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_search_email" ON "account" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "appointment_client" ON "appointment" USING btree ("client_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_vendor" ON "appointment" USING btree ("vendor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_starts" ON "appointment" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "appointment_booked" ON "appointment" USING btree ("booked_at","id");--> statement-breakpoint
CREATE INDEX "appointment_amount" ON "appointment" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "appointment_open" ON "appointment" USING btree ("starts_at") WHERE completed_at is null and declined_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "appointment_to_pay" ON "appointment" USING btree (least("pay_by", "starts_at")) WHERE completed_at is null and declined_at is null and cancelled_at is null and paid_at is null;--> statement-breakpoint
CREATE INDEX "appointment_unanswered" ON "appointment" USING btree ("reminded_count","requested_at") WHERE completed_at is null and declined_at is null and cancelled_at is null and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "appointment_day_reminder" ON "appointment" USING btree ("starts_at") WHERE completed_at is null and declined_at is null and cancelled_at is null and confirmed_at is not null and day_reminder_at is null;--> statement-breakpoint
CREATE INDEX "appointment_held" ON "appointment" USING btree ("vendor_fee_cents") WHERE paid_at is not null and completed_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "appointment_reported" ON "appointment" USING btree ("starts_at") WHERE reported_at is not null;--> statement-breakpoint
CREATE INDEX "appointment_event_of" ON "appointment_event" USING btree ("appointment_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_entry_kind" ON "audit_entry" USING btree ("subject_kind","id");--> statement-breakpoint
CREATE INDEX "broadcast_sent" ON "broadcast" USING btree ("sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_secret" ON "calendar_feed" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "calendar_feed_vendor" ON "calendar_feed" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_one_live" ON "calendar_feed" USING btree ("vendor_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "caught_mail_at" ON "caught_mail" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_provider" ON "dispute" USING btree ("provider_dispute_id");--> statement-breakpoint
CREATE INDEX "dispute_payment" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "dispute_opened" ON "dispute" USING btree ("opened_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "earning_once" ON "earning" USING btree ("appointment_id","kind");--> statement-breakpoint
CREATE INDEX "earning_vendor" ON "earning" USING btree ("vendor_id","owed_at");--> statement-breakpoint
CREATE INDEX "earning_unpaid" ON "earning" USING btree ("vendor_id") WHERE payout_id is null;--> statement-breakpoint
CREATE INDEX "earning_payable" ON "earning" USING btree ("owed_at","vendor_id","amount_cents") WHERE payout_id is null;--> statement-breakpoint
CREATE INDEX "earning_payout" ON "earning" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "erasure_due" ON "erasure" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "erasure_records" ON "erasure" USING btree ("records_until");--> statement-breakpoint
CREATE INDEX "kept_reply_created" ON "kept_reply" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_movement" ON "ledger_entry" USING btree ("movement_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_vendor" ON "ledger_entry" USING btree ("vendor_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_movement_once" ON "ledger_movement" USING btree ("kind","source");--> statement-breakpoint
CREATE INDEX "ledger_movement_time" ON "ledger_movement" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "ledger_movement_appointment" ON "ledger_movement" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "ledger_movement_provider" ON "ledger_movement" USING btree ("provider_ref");--> statement-breakpoint
CREATE INDEX "limit_count_end" ON "limit_count" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_link_token_hash" ON "mail_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mail_link_account" ON "mail_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_link_expires" ON "mail_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "message_conversation" ON "message" USING btree ("client_id","vendor_id","position");--> statement-breakpoint
CREATE INDEX "message_of_vendor" ON "message" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("receiver_id","sender_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_account" ON "notice" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_broadcast" ON "notice" USING btree ("created_at") WHERE content not like '📢 Notifications:%';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intent" ON "payment" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_charge" ON "payment" USING btree ("charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_live" ON "payment" USING btree ("appointment_id") WHERE abandoned_at is null and succeeded_at is null;--> statement-breakpoint
CREATE INDEX "payment_appointment" ON "payment" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "payment_arrived" ON "payment" USING btree ("succeeded_at","amount_cents","received_cents");--> statement-breakpoint
CREATE INDEX "payment_live" ON "payment" USING btree ("id") WHERE abandoned_at is null and succeeded_at is null;--> statement-breakpoint
CREATE INDEX "payout_vendor" ON "payout" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_created" ON "payout" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "payout_failed" ON "payout" USING btree ("vendor_id","created_at") WHERE status = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_pending" ON "payout" USING btree ("vendor_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "payout_account_vendor" ON "payout_account" USING btree ("vendor_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_one_open" ON "payout_account" USING btree ("vendor_id") WHERE chosen_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "problem_report_once" ON "problem_report" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "problem_report_settled" ON "problem_report" USING btree ("settled_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "problem_report_open" ON "problem_report" USING btree ("reported_at") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscription_endpoint" ON "push_subscription" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscription_account" ON "push_subscription" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "quote_conversation" ON "quote" USING btree ("client_id","vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_vendor" ON "quote" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_appointment" ON "quote" USING btree ("appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_version_number" ON "quote_version" USING btree ("quote_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_payment" ON "receipt" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_refund" ON "receipt" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "recovery_code_account" ON "recovery_code" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_one_per_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_appointment" ON "refund" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "refund_settled" ON "refund" USING btree ("settled_at","amount_cents") WHERE status = 'refunded';--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("status","created_at","amount_cents") WHERE status in ('pending', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "review_once" ON "review" USING btree ("appointment_id","author");--> statement-breakpoint
CREATE INDEX "review_of_vendor" ON "review" USING btree ("vendor_id","visible_at") WHERE author = 'client' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "review_of_client" ON "review" USING btree ("client_id") WHERE author = 'vendor' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "review_written" ON "review" USING btree ("written_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_by_client" ON "review" USING btree ("client_id","written_at");--> statement-breakpoint
CREATE INDEX "review_hidden" ON "review" USING btree ("written_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "review_uncounted" ON "review" USING btree ("visible_at") WHERE counted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "saved_reply_vendor" ON "saved_reply" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "service_menu" ON "service" USING btree ("vendor_id","position") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_created" ON "session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_ended" ON "session" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "setting_change_name" ON "setting_change" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "team_note_subject" ON "team_note" USING btree ("subject_kind","subject_id","written_at");--> statement-breakpoint
CREATE INDEX "time_off_vendor" ON "time_off" USING btree ("vendor_id","ends_at");--> statement-breakpoint
CREATE INDEX "time_proposal_appointment" ON "time_proposal" USING btree ("appointment_id","proposed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "time_proposal_one_open" ON "time_proposal" USING btree ("appointment_id") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_completed" ON "vendor" USING btree ((-"completed_appointments"),"search_name","id","listed_until","completed_appointments") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_speciality_by_completed" ON "vendor" USING btree ("speciality",(-"completed_appointments"),"search_name","id","listed_until","folded_city","completed_appointments") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_city_by_completed" ON "vendor" USING btree ("folded_city",(-"completed_appointments"),"search_name","id","listed_until","speciality","completed_appointments") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_price" ON "vendor" USING btree ("price_from_cents","search_name","id","listed_until") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_speciality_by_price" ON "vendor" USING btree ("speciality","price_from_cents","search_name","id","listed_until","folded_city") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_city_by_price" ON "vendor" USING btree ("folded_city","price_from_cents","search_name","id","listed_until","speciality") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_name" ON "vendor" USING btree ("search_name","id","listed_until") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_speciality_by_name" ON "vendor" USING btree ("speciality","search_name","id","listed_until","folded_city") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_city_by_name" ON "vendor" USING btree ("folded_city","search_name","id","listed_until","speciality") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_rating" ON "vendor" USING btree ((-(coalesce("rating_stars" * 1000 / nullif("rating_count", 0), 0))),(-"rating_count"),"search_name","id","listed_until","rating_stars","rating_count") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_speciality_by_rating" ON "vendor" USING btree ("speciality",(-(coalesce("rating_stars" * 1000 / nullif("rating_count", 0), 0))),(-"rating_count"),"search_name","id","listed_until","folded_city","rating_stars","rating_count") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_city_by_rating" ON "vendor" USING btree ("folded_city",(-(coalesce("rating_stars" * 1000 / nullif("rating_count", 0), 0))),(-"rating_count"),"search_name","id","listed_until","speciality","rating_stars","rating_count") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_city" ON "vendor" USING btree ("folded_city","city") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_place" ON "vendor" USING btree ("place","speciality",(-"completed_appointments"),"search_name","id","listed_until","price_from_cents","rating_stars","rating_count") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_price_rates" ON "vendor" USING btree ("price_rates","id");--> statement-breakpoint
CREATE INDEX "vendor_unplaced" ON "vendor" USING btree ("id") WHERE place is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_until" ON "vendor" USING btree ("listed_until") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_search_name" ON "vendor" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vetting_check_vendor" ON "vetting_check" USING btree ("vendor_id","kind","checked_at");--> statement-breakpoint
CREATE INDEX "vetting_check_expiring" ON "vetting_check" USING btree ("expires_at") WHERE lapsed_at is null and outcome = 'passed';--> statement-breakpoint
CREATE UNIQUE INDEX "vetting_check_moment" ON "vetting_check" USING btree ("vendor_id","kind","checked_at");--> statement-breakpoint
CREATE INDEX "vetting_document_vendor" ON "vetting_document" USING btree ("vendor_id","kind","uploaded_at");
