ALTER TABLE "series" ADD COLUMN "new_price" jsonb;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "new_price_from" integer;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "new_price_answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "series_visit" ADD COLUMN "price" jsonb;--> statement-breakpoint
CREATE INDEX "series_new_price" ON "series" USING btree ("new_price_answer_by") WHERE new_price_answer_by is not null and ended_at is null and declined_at is null;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_new_price" CHECK (num_nonnulls("series"."new_price", "series"."new_price_from", "series"."new_price_answer_by") in (0, 3));