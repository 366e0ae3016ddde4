DROP INDEX "attached_photo_unused";--> statement-breakpoint
ALTER TABLE "attached_photo" ADD COLUMN "review_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "attached_photo_review" ON "attached_photo" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "attached_photo_unused" ON "attached_photo" USING btree ("created_at") WHERE message_id is null and review_id is null;--> statement-breakpoint
ALTER TABLE "attached_photo" ADD CONSTRAINT "attached_photo_used_once" CHECK (num_nonnulls("attached_photo"."message_id", "attached_photo"."review_id") <= 1);--> statement-breakpoint
ALTER TABLE "attached_photo" ADD CONSTRAINT "attached_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- The public reviews of a vendor show these photos once their files are made.
CREATE FUNCTION tell_vendor_of_review_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changes('vendor', ARRAY(SELECT vendor_id FROM review WHERE id IN (OLD.review_id, NEW.review_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attached_photo_changed_tells AFTER UPDATE ON "attached_photo"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.* AND (OLD.review_id IS NOT NULL OR NEW.review_id IS NOT NULL))
  EXECUTE FUNCTION tell_vendor_of_review_photo();
--> statement-breakpoint
CREATE TRIGGER attached_photo_removed_tells AFTER DELETE ON "attached_photo"
  FOR EACH ROW WHEN (OLD.review_id IS NOT NULL) EXECUTE FUNCTION tell_vendor_of_review_photo();
