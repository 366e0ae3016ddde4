CREATE TABLE "health_note" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"sealed_text" text,
	"consent_way" text,
	"consent_given_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"token_hash" text,
	"link_sent_at" timestamp (3) with time zone,
	CONSTRAINT "health_note_consent" CHECK (("health_note"."consent_way" is null) = ("health_note"."consent_given_at" is null)),
	CONSTRAINT "health_note_by_consent" CHECK ("health_note"."sealed_text" is null or "health_note"."consent_given_at" is not null),
	CONSTRAINT "health_note_link" CHECK (("health_note"."token_hash" is null) = ("health_note"."link_sent_at" is null))
);
--> statement-breakpoint
ALTER TABLE "health_note" ADD CONSTRAINT "health_note_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "health_note_token" ON "health_note" USING btree ("token_hash");