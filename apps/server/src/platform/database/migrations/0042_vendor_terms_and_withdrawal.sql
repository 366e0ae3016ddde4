CREATE TABLE "vendor_terms" (
	"version" date PRIMARY KEY NOT NULL,
	"changes" text NOT NULL,
	"text" text NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"announced_by" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_terms_consent" (
	"vendor_id" uuid NOT NULL,
	"version" date NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_terms_consent_vendor_id_version_pk" PRIMARY KEY("vendor_id","version")
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "withdrawable_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "express_request_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vendor_terms_consent" ADD CONSTRAINT "vendor_terms_consent_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_terms_consent_version" ON "vendor_terms_consent" USING btree ("version");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_express_request" CHECK ("appointment"."express_request_at" is null or "appointment"."withdrawable_until" is not null);