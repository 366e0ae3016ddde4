DROP INDEX "notice_account";--> statement-breakpoint
CREATE INDEX "account_role_name" ON "account" USING btree ("role",translate(lower("name"), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou'),"id");--> statement-breakpoint
CREATE INDEX "appointment_amount" ON "appointment" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "appointment_to_pay" ON "appointment" USING btree (least("pay_by", "starts_at")) WHERE completed_at is null and declined_at is null and cancelled_at is null and paid_at is null;--> statement-breakpoint
CREATE INDEX "appointment_unanswered" ON "appointment" USING btree ("reminded_count","requested_at") WHERE completed_at is null and declined_at is null and cancelled_at is null and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "appointment_day_reminder" ON "appointment" USING btree ("starts_at") WHERE completed_at is null and declined_at is null and cancelled_at is null and confirmed_at is not null and day_reminder_at is null;--> statement-breakpoint
CREATE INDEX "appointment_held" ON "appointment" USING btree ("vendor_fee_cents") WHERE paid_at is not null and completed_at is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "appointment_reported" ON "appointment" USING btree ("starts_at") WHERE reported_at is not null;--> statement-breakpoint
CREATE INDEX "audit_entry_kind" ON "audit_entry" USING btree ("subject_kind","id");--> statement-breakpoint
CREATE INDEX "dispute_opened" ON "dispute" USING btree ("opened_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "dispute_open" ON "dispute" USING btree ("id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "earning_payable" ON "earning" USING btree ("owed_at","vendor_id","amount_cents") WHERE payout_id is null;--> statement-breakpoint
CREATE INDEX "earning_payout" ON "earning" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "kept_reply_created" ON "kept_reply" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_link_expires" ON "mail_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_created" ON "payment" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "payment_arrived" ON "payment" USING btree ("succeeded_at","amount_cents","received_cents");--> statement-breakpoint
CREATE INDEX "payment_live" ON "payment" USING btree ("id") WHERE abandoned_at is null and succeeded_at is null;--> statement-breakpoint
CREATE INDEX "payout_created" ON "payout" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "payout_failed" ON "payout" USING btree ("vendor_id","created_at") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "problem_report_settled" ON "problem_report" USING btree ("settled_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "refund_created" ON "refund" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "refund_settled" ON "refund" USING btree ("settled_at","amount_cents") WHERE status = 'refunded';--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("status","created_at","amount_cents") WHERE status in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "review_written" ON "review" USING btree ("written_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_by_client" ON "review" USING btree ("client_id","written_at");--> statement-breakpoint
CREATE INDEX "review_hidden" ON "review" USING btree ("written_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "session_created" ON "session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_ended" ON "session" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "notice_account" ON "notice" USING btree ("account_id","created_at" DESC NULLS FIRST,"id");