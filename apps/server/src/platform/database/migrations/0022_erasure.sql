CREATE TABLE "erasure" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone,
	"name_in_records" text,
	"records_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "retention_run" (
	"day" date PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"removed" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_due" ON "erasure" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "erasure_records" ON "erasure" USING btree ("records_until");