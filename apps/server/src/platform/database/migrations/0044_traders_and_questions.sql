CREATE TABLE "garda_statement" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"organisation" text NOT NULL,
	"vetted_on" date NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trader" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"is_trader" boolean NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"line1" text DEFAULT '' NOT NULL,
	"line2" text DEFAULT '' NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"eircode" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"registration" text,
	"vat_number" text,
	"certified_at" timestamp (3) with time zone,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"checked_by" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "trader_certified" CHECK ("trader"."is_trader" = ("trader"."certified_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "vetting_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_id" uuid NOT NULL,
	"about" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" uuid
);
--> statement-breakpoint
ALTER TABLE "vetting_check" ADD COLUMN "organisation" text;--> statement-breakpoint
ALTER TABLE "vetting_check" ADD COLUMN "vetted_on" date;--> statement-breakpoint
ALTER TABLE "garda_statement" ADD CONSTRAINT "garda_statement_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trader" ADD CONSTRAINT "trader_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trader" ADD CONSTRAINT "trader_checked_by_account_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_question" ADD CONSTRAINT "vetting_question_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vetting_question" ADD CONSTRAINT "vetting_question_asked_by_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trader_ended" ON "trader" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "vetting_question_moment" ON "vetting_question" USING btree ("vendor_id","about","asked_at");--> statement-breakpoint
CREATE INDEX "vetting_document_disclosure" ON "vetting_document" USING btree ("id") WHERE kind = 'garda-vetting';