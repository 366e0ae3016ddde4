CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"image_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
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
	CONSTRAINT "appointment_order" CHECK ("appointment"."starts_at" < "appointment"."ends_at"),
	CONSTRAINT "appointment_total" CHECK ("appointment"."total_cents" = "appointment"."vendor_fee_cents" + "appointment"."platform_fee_cents" + "appointment"."handling_fee_cents"),
	CONSTRAINT "appointment_cancelled" CHECK (("appointment"."cancelled_at" is null) = ("appointment"."cancelled_by" is null)),
	CONSTRAINT "appointment_one_end" CHECK (num_nonnulls("appointment"."completed_at", "appointment"."declined_at", "appointment"."cancelled_at") <= 1),
	CONSTRAINT "appointment_paid_is_confirmed" CHECK ("appointment"."paid_at" is null or "appointment"."confirmed_at" is not null),
	CONSTRAINT "appointment_completed_is_paid" CHECK ("appointment"."completed_at" is null or "appointment"."paid_at" is not null),
	CONSTRAINT "appointment_reschedules" CHECK ("appointment"."reschedule_count" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "caught_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "kept_reply" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_digest" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kept_reply_account_id_key_pk" PRIMARY KEY("account_id","key")
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
	CONSTRAINT "message_between" CHECK ((sender_id, receiver_id) = (client_id, vendor_id) or (sender_id, receiver_id) = (vendor_id, client_id)),
	CONSTRAINT "message_content" CHECK (char_length("message"."content") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
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
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_cents" > 0),
	CONSTRAINT "payment_returned" CHECK ("payment"."returned_at" is null or "payment"."succeeded_at" is not null)
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
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "time_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "time_off_order" CHECK ("time_off"."starts_at" < "time_off"."ends_at")
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
	CONSTRAINT "vendor_fee" CHECK ("vendor"."fee_per_hour_cents" > 0),
	CONSTRAINT "vendor_buffer" CHECK ("vendor"."buffer_hours" between 0 and 12),
	CONSTRAINT "vendor_notice" CHECK ("vendor"."notice_hours" >= 0)
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_reply" ADD CONSTRAINT "kept_reply_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_link" ADD CONSTRAINT "mail_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_client_id_account_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_vendor_id_account_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_id_account_id_fk" FOREIGN KEY ("id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_role_email" ON "account" USING btree ("role","email");--> statement-breakpoint
CREATE INDEX "appointment_client" ON "appointment" USING btree ("client_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_vendor" ON "appointment" USING btree ("vendor_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_open" ON "appointment" USING btree ("starts_at") WHERE completed_at is null and declined_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "caught_mail_at" ON "caught_mail" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_link_token_hash" ON "mail_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mail_link_account" ON "mail_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "message_conversation" ON "message" USING btree ("client_id","vendor_id","position");--> statement-breakpoint
CREATE INDEX "message_of_vendor" ON "message" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("receiver_id","sender_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notice_account" ON "notice" USING btree ("account_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_intent" ON "payment" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_live" ON "payment" USING btree ("appointment_id") WHERE abandoned_at is null and succeeded_at is null;--> statement-breakpoint
CREATE INDEX "payment_appointment" ON "payment" USING btree ("appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_one_per_payment" ON "refund" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_appointment" ON "refund" USING btree ("appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "time_off_vendor" ON "time_off" USING btree ("vendor_id","ends_at");--> statement-breakpoint
CREATE INDEX "vendor_listed_by_completed" ON "vendor" USING btree ("completed_appointments" DESC NULLS LAST,"search_name","id") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_speciality" ON "vendor" USING btree ("speciality","completed_appointments" DESC NULLS LAST,"search_name","id") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_search_name" ON "vendor" USING gin ("search_name" gin_trgm_ops);