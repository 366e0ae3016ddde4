DROP INDEX "vendor_listed_by_completed";--> statement-breakpoint
DROP INDEX "vendor_listed_by_price";--> statement-breakpoint
DROP INDEX "vendor_listed_by_name";--> statement-breakpoint
DROP INDEX "vendor_listed_by_rating";--> statement-breakpoint
CREATE INDEX "vendor_city_by_completed" ON "vendor" USING btree ("folded_city",(-"completed_appointments"),"search_name","id","listed_until","speciality","completed_appointments") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_city_by_price" ON "vendor" USING btree ("folded_city","fee_per_hour_cents","search_name","id","listed_until","speciality") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_city_by_name" ON "vendor" USING btree ("folded_city","search_name","id","listed_until","speciality") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_city_by_rating" ON "vendor" USING btree ("folded_city",(-(coalesce("rating_stars" * 1000 / nullif("rating_count", 0), 0))),(-"rating_count"),"search_name","id","listed_until","speciality","rating_stars","rating_count") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_completed" ON "vendor" USING btree ((-"completed_appointments"),"search_name","id","listed_until","completed_appointments") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_price" ON "vendor" USING btree ("fee_per_hour_cents","search_name","id","listed_until") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_name" ON "vendor" USING btree ("search_name","id","listed_until") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_rating" ON "vendor" USING btree ((-(coalesce("rating_stars" * 1000 / nullif("rating_count", 0), 0))),(-"rating_count"),"search_name","id","listed_until","rating_stars","rating_count") WHERE verified_at is not null and suspended_at is null;