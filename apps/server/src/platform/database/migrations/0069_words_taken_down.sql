ALTER TABLE "message" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_version" ADD COLUMN "taken_items" jsonb;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_request_id_quote_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_of_request" ON "message" USING btree ("request_id") WHERE request_id is not null;--> statement-breakpoint
-- Words that an operator takes down, or shows again, go from a quote too: in a transaction that says so, as with an erasure.
CREATE FUNCTION refuse_requoting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF 'on' IN (current_setting('anseo.erasing', true), current_setting('anseo.moderating', true))
    AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER quote_version_append_only ON "quote_version";
--> statement-breakpoint
CREATE TRIGGER quote_version_append_only BEFORE UPDATE ON "quote_version"
  FOR EACH ROW EXECUTE FUNCTION refuse_requoting('items', 'words', 'taken_items');
