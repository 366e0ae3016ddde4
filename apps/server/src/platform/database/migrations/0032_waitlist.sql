CREATE TABLE "waitlist_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"vendor_id" uuid,
	"speciality" text,
	"town" text,
	"folded_town" text,
	"days" date[] NOT NULL,
	"last_day" date NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	"minutes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "waitlist_whom" CHECK (num_nonnulls("waitlist_entry"."speciality", "waitlist_entry"."town", "waitlist_entry"."folded_town") = case when "waitlist_entry"."vendor_id" is null then 3 else 0 end),
	CONSTRAINT "waitlist_days" CHECK (cardinality("waitlist_entry"."days") between 1 and 14),
	CONSTRAINT "waitlist_hours" CHECK ("waitlist_entry"."to_minute" - "waitlist_entry"."from_minute" >= "waitlist_entry"."minutes")
);
--> statement-breakpoint
CREATE TABLE "waitlist_telling" (
	"client_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"mail_due_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "waitlist_telling_client_id_vendor_id_starts_at_pk" PRIMARY KEY("client_id","vendor_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entry" ADD CONSTRAINT "waitlist_entry_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_telling" ADD CONSTRAINT "waitlist_telling_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_telling" ADD CONSTRAINT "waitlist_telling_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waitlist_of_client" ON "waitlist_entry" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "waitlist_of_vendor" ON "waitlist_entry" USING btree ("vendor_id") WHERE vendor_id is not null;--> statement-breakpoint
CREATE INDEX "waitlist_of_town" ON "waitlist_entry" USING btree ("speciality","folded_town") WHERE vendor_id is null;--> statement-breakpoint
CREATE INDEX "waitlist_last_day" ON "waitlist_entry" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "waitlist_telling_vendor" ON "waitlist_telling" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "waitlist_telling_start" ON "waitlist_telling" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "waitlist_telling_mail_due" ON "waitlist_telling" USING btree ("mail_due_at") WHERE mail_due_at is not null;