-- What was done is never rewritten, but the words of somebody whose account is erased go: in a transaction that says
-- so, and in the columns that the trigger names, no others.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('anseo.erasing', true) = 'on'
    AND to_jsonb(NEW) - TG_ARGV = to_jsonb(OLD) - TG_ARGV
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER audit_entry_append_only ON "audit_entry";
--> statement-breakpoint
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting('reason', 'details');
--> statement-breakpoint
DROP TRIGGER appointment_event_append_only ON "appointment_event";
--> statement-breakpoint
CREATE TRIGGER appointment_event_append_only BEFORE UPDATE OR DELETE ON "appointment_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting('details');
--> statement-breakpoint
DROP TRIGGER quote_version_append_only ON "quote_version";
--> statement-breakpoint
CREATE TRIGGER quote_version_append_only BEFORE UPDATE ON "quote_version"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting('items', 'words');
--> statement-breakpoint
-- A request that was under way when its account was erased writes nothing back into it.
CREATE FUNCTION keep_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_stays_erased BEFORE UPDATE ON "account"
  FOR EACH ROW WHEN (OLD.erased_at IS NOT NULL) EXECUTE FUNCTION keep_erased();
