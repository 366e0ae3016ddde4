ALTER TABLE "series_visit" RENAME COLUMN "pay_told_at" TO "payable_notified_at";--> statement-breakpoint
ALTER TABLE "series_visit" RENAME COLUMN "charge_asked_at" TO "charge_requested_at";
