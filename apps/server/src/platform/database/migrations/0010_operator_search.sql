CREATE INDEX "account_role_created" ON "account" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "account_search_name" ON "account" USING gin (translate(lower("name"), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_search_email" ON "account" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "appointment_starts" ON "appointment" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "appointment_booked" ON "appointment" USING btree ("booked_at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_action" ON "audit_entry" USING btree ("action","id");