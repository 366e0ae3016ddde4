-- What was done and what was set is never rewritten.
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entry_not_emptied BEFORE TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER appointment_event_append_only BEFORE UPDATE OR DELETE ON "appointment_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER appointment_event_not_emptied BEFORE TRUNCATE ON "appointment_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER setting_change_append_only BEFORE UPDATE OR DELETE ON "setting_change"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER setting_change_not_emptied BEFORE TRUNCATE ON "setting_change"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A version of a quote says for ever what it said when it was sent.
CREATE TRIGGER quote_version_append_only BEFORE UPDATE ON "quote_version"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
