-- What was announced to vendors, and what they accepted, is never rewritten.
CREATE TRIGGER vendor_terms_append_only BEFORE UPDATE OR DELETE ON "vendor_terms"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER vendor_terms_not_emptied BEFORE TRUNCATE ON "vendor_terms"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A consent goes when its vendor goes, which is gone already when the cascade comes.
CREATE FUNCTION keep_vendor_terms_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "vendor" WHERE id = OLD.vendor_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'vendor_terms_consent is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_terms_consent_append_only BEFORE UPDATE OR DELETE ON "vendor_terms_consent"
  FOR EACH ROW EXECUTE FUNCTION keep_vendor_terms_consent();
--> statement-breakpoint
CREATE TRIGGER vendor_terms_consent_not_emptied BEFORE TRUNCATE ON "vendor_terms_consent"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
