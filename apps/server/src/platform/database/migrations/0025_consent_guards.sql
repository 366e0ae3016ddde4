-- What somebody accepted is never rewritten; it goes when its account goes, which is gone already when the cascade comes.
CREATE FUNCTION keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "account" WHERE id = OLD.account_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'consent is append-only' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER consent_append_only BEFORE UPDATE OR DELETE ON "consent"
  FOR EACH ROW EXECUTE FUNCTION keep_consent();
--> statement-breakpoint
CREATE TRIGGER consent_not_emptied BEFORE TRUNCATE ON "consent"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
