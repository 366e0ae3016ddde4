CREATE TABLE "consent" (
	"account_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consent_account_id_document_version_pk" PRIMARY KEY("account_id","document","version"),
	CONSTRAINT "consent_document" CHECK ("consent"."document" in ('terms', 'privacy'))
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;