DROP INDEX "review_uncounted";--> statement-breakpoint
CREATE INDEX "review_of_client" ON "review" USING btree ("client_id") WHERE author = 'vendor' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "review_uncounted" ON "review" USING btree ("visible_at") WHERE counted_at is null and hidden_at is null;