DROP INDEX "payment_one_kept";--> statement-breakpoint
DROP INDEX "payment_request_one_paid";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_kept" ON "payment" USING btree ("appointment_id","kind") WHERE kind <> 'balance' and succeeded_at is not null and returned_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_one_paid" ON "payment_request" USING btree ("appointment_id") WHERE kind = 'deposit' and paid_at is not null;