CREATE TABLE "dac7_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"vendor_id" uuid,
	"indicator" text NOT NULL,
	"position" integer NOT NULL,
	"doc_ref_id" text NOT NULL,
	"corr_doc_ref_id" text,
	"sealed_record" text NOT NULL,
	CONSTRAINT "dac7_document_indicator" CHECK ("dac7_document"."indicator" in ('OECD0', 'OECD1', 'OECD2', 'OECD3')),
	CONSTRAINT "dac7_document_corrects" CHECK (("dac7_document"."indicator" in ('OECD2', 'OECD3')) = ("dac7_document"."corr_doc_ref_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "dac7_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"message_ref_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"filed_at" timestamp (3) with time zone,
	"filed_by" uuid,
	CONSTRAINT "dac7_message_message_ref_id_unique" UNIQUE("message_ref_id"),
	CONSTRAINT "dac7_message_kind" CHECK ("dac7_message"."kind" in ('new', 'corrections', 'nil')),
	CONSTRAINT "dac7_message_filed" CHECK (("dac7_message"."filed_at" is null) = ("dac7_message"."filed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "tax_details" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"birth_date" date,
	"legal_name" text,
	"registration_number" text,
	"street" text NOT NULL,
	"line2" text,
	"city" text NOT NULL,
	"postcode" text,
	"country" text NOT NULL,
	"sealed_tin" text,
	"tin_country" text,
	"birth_city" text,
	"birth_country" text,
	"vat_number" text,
	"sealed_iban" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_details_kind" CHECK ("tax_details"."kind" in ('individual', 'entity')),
	CONSTRAINT "tax_details_name" CHECK (case "tax_details"."kind" when 'entity' then "tax_details"."legal_name" is not null
        else num_nulls("tax_details"."first_name", "tax_details"."last_name", "tax_details"."birth_date") = 0 end),
	CONSTRAINT "tax_details_tin" CHECK (("tax_details"."sealed_tin" is null) = ("tax_details"."tin_country" is null))
);
--> statement-breakpoint
CREATE TABLE "tax_request" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"held_at" timestamp (3) with time zone,
	"given_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"copy_year" integer NOT NULL,
	CONSTRAINT "tax_request_order" CHECK ("tax_request"."held_at" is null or "tax_request"."reminded_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "dac7_document" ADD CONSTRAINT "dac7_document_message_id_dac7_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."dac7_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dac7_document" ADD CONSTRAINT "dac7_document_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_request" ADD CONSTRAINT "tax_request_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dac7_document_ref" ON "dac7_document" USING btree ("doc_ref_id") WHERE indicator <> 'OECD0';--> statement-breakpoint
CREATE INDEX "dac7_document_message" ON "dac7_document" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "dac7_document_vendor" ON "dac7_document" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "dac7_document_corrects_ref" ON "dac7_document" USING btree ("corr_doc_ref_id") WHERE corr_doc_ref_id is not null;--> statement-breakpoint
CREATE INDEX "dac7_message_year" ON "dac7_message" USING btree ("year","created_at");--> statement-breakpoint
CREATE INDEX "tax_request_next" ON "tax_request" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "tax_request_copy" ON "tax_request" USING btree ("copy_year");