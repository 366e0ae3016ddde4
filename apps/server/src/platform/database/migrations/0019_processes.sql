CREATE UNLOGGED TABLE "limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sweep_turn" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"took_ms" integer NOT NULL,
	"error" text,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ledger_check" ADD COLUMN "completed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ledger_check" ADD COLUMN "settled_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_check" ADD COLUMN "settled_cents" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_check" ADD COLUMN "seen_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_check" ADD COLUMN "seen_before" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "limit_count_end" ON "limit_count" USING btree ("ends_at");