CREATE TABLE "stopped_address" (
	"digest" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "client_told_at" timestamp (3) with time zone;