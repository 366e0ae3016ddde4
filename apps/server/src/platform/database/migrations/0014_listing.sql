CREATE TABLE "listing_count" (
	"speciality" text NOT NULL,
	"folded_city" text,
	"vendors" integer NOT NULL,
	CONSTRAINT "listing_count_of" UNIQUE NULLS NOT DISTINCT("folded_city","speciality")
);
--> statement-breakpoint
DROP INDEX "vendor_listed_by_speciality";--> statement-breakpoint
DROP INDEX "vendor_listed_by_completed";--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "folded_city" text GENERATED ALWAYS AS (translate(lower(city), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "vendor_speciality_by_completed" ON "vendor" USING btree ("speciality",(-"completed_appointments"),"search_name","id","listed_until","folded_city","completed_appointments") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_price" ON "vendor" USING btree ("fee_per_hour_cents","search_name","id","listed_until","folded_city") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_speciality_by_price" ON "vendor" USING btree ("speciality","fee_per_hour_cents","search_name","id","listed_until","folded_city") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_name" ON "vendor" USING btree ("search_name","id","listed_until","folded_city") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_speciality_by_name" ON "vendor" USING btree ("speciality","search_name","id","listed_until","folded_city") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_rating" ON "vendor" USING btree ((-(coalesce("rating_stars" * 1000 / nullif("rating_count", 0), 0))),(-"rating_count"),"search_name","id","listed_until","folded_city","rating_stars","rating_count") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_speciality_by_rating" ON "vendor" USING btree ("speciality",(-(coalesce("rating_stars" * 1000 / nullif("rating_count", 0), 0))),(-"rating_count"),"search_name","id","listed_until","folded_city","rating_stars","rating_count") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_city" ON "vendor" USING btree ("folded_city","city") WHERE verified_at is not null and suspended_at is null;--> statement-breakpoint
CREATE INDEX "vendor_listed_by_completed" ON "vendor" USING btree ((-"completed_appointments"),"search_name","id","listed_until","folded_city","completed_appointments") WHERE verified_at is not null and suspended_at is null;