DROP INDEX "vendor_listed_by_price";--> statement-breakpoint
DROP INDEX "vendor_speciality_by_price";--> statement-breakpoint
DROP INDEX "vendor_city_by_price";--> statement-breakpoint
DROP INDEX "vendor_listed_by_place";--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "price_from_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "price_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "price_rates" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "vendor_price_rates" ON "vendor" USING btree ("price_rates","id");--> statement-breakpoint
CREATE INDEX "vendor_listed_by_price" ON "vendor" USING btree ("price_from_cents","search_name","id","listed_until") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_speciality_by_price" ON "vendor" USING btree ("speciality","price_from_cents","search_name","id","listed_until","folded_city") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_city_by_price" ON "vendor" USING btree ("folded_city","price_from_cents","search_name","id","listed_until","speciality") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_place" ON "vendor" USING btree ("place","speciality",(-"completed_appointments"),"search_name","id","listed_until","price_from_cents","rating_stars","rating_count") WHERE verified_at is not null and suspended_at is null;