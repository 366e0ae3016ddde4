DROP INDEX "vendor_search_name";--> statement-breakpoint
DROP INDEX "account_role_name";--> statement-breakpoint
DROP INDEX "appointment_starts";--> statement-breakpoint
DROP INDEX "appointment_booked";--> statement-breakpoint
DROP INDEX "appointment_amount";--> statement-breakpoint
DROP INDEX "appointment_declined";--> statement-breakpoint
DROP INDEX "appointment_cancelled_by";--> statement-breakpoint
DROP INDEX "appointment_open";--> statement-breakpoint
DROP INDEX "vendor_state_applied";--> statement-breakpoint
DROP INDEX "vendor_state_name";--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "folded_location" text GENERATED ALWAYS AS (translate(lower(location), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "review_by_vendor" ON "review" USING btree ("vendor_id","written_at");--> statement-breakpoint
CREATE INDEX "review_search" ON "review" USING gin (translate(lower("text"), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou') gin_trgm_ops,translate(lower("reply"), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendor_search" ON "vendor" USING gin ("search_name" gin_trgm_ops,"folded_city" gin_trgm_ops,"folded_location" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_role_name" ON "account" USING btree ("role",translate(lower("name"), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou'),"id","name");--> statement-breakpoint
CREATE INDEX "appointment_starts" ON "appointment" USING btree ("starts_at","id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "appointment_booked" ON "appointment" USING btree ("booked_at","id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "appointment_amount" ON "appointment" USING btree ("total_cents","id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "appointment_declined" ON "appointment" USING btree ("starts_at","booked_at","total_cents","id") WHERE declined_at is not null and client_id is not null;--> statement-breakpoint
CREATE INDEX "appointment_cancelled_by" ON "appointment" USING btree ("cancelled_by","starts_at","booked_at","total_cents","id") WHERE cancelled_by is not null and client_id is not null;--> statement-breakpoint
CREATE INDEX "appointment_open" ON "appointment" USING btree ("starts_at","booked_at","total_cents","id","ends_at","pay_by","confirmed_at","paid_at","no_show_at","client_id") WHERE completed_at is null and declined_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "vendor_state_applied" ON "vendor" USING btree ((case when suspended_at is not null then 'suspended' when verified_at is not null then 'verified' when rejected_at is not null then 'rejected' else 'pending' end),"applied_at","id","suspended_at","verified_at","rejected_at");--> statement-breakpoint
CREATE INDEX "vendor_state_name" ON "vendor" USING btree ((case when suspended_at is not null then 'suspended' when verified_at is not null then 'verified' when rejected_at is not null then 'rejected' else 'pending' end),"search_name","id","suspended_at","verified_at","rejected_at");