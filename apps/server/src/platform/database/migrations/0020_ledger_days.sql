CREATE TABLE "ledger_day_sum" (
	"day" date NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_day_sum_day_account_pk" PRIMARY KEY("day","account")
);
--> statement-breakpoint
CREATE TABLE "ledger_summed" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"entry_id" bigint NOT NULL,
	"seen_entry_id" bigint NOT NULL,
	"seen_transaction" bigint NOT NULL,
	CONSTRAINT "ledger_summed_one_row" CHECK ("ledger_summed"."id" = 1)
);
--> statement-breakpoint
-- The first turn of the sweep sees what there is, the second sums it.
INSERT INTO "ledger_summed" ("id", "entry_id", "seen_entry_id", "seen_transaction") VALUES (1, 0, 0, 0);
