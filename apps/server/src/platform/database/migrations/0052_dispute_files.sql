CREATE TABLE "dispute_file" (
	"dispute_id" uuid PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" uuid,
	"provider_file_id" text,
	CONSTRAINT "dispute_file_file_key_unique" UNIQUE("file_key"),
	CONSTRAINT "dispute_file_media_type" CHECK ("dispute_file"."media_type" in ('application/pdf', 'image/jpeg')),
	CONSTRAINT "dispute_file_bytes" CHECK ("dispute_file"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "accepted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dispute_file" ADD CONSTRAINT "dispute_file_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_file" ADD CONSTRAINT "dispute_file_uploaded_by_account_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;