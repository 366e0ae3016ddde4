-- M6: the books are append-only.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_movement_append_only BEFORE UPDATE OR DELETE ON "ledger_movement"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON "ledger_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_movement_not_emptied BEFORE TRUNCATE ON "ledger_movement"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_not_emptied BEFORE TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- M6: at every commit the entries of a movement sum to zero, and there are at least two of them.
CREATE FUNCTION refuse_imbalance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement uuid;
  total bigint;
  entries integer;
BEGIN
  IF TG_TABLE_NAME = 'ledger_movement' THEN movement := NEW.id; ELSE movement := NEW.movement_id; END IF;
  SELECT coalesce(sum(cents), 0), count(*) INTO total, entries FROM ledger_entry WHERE movement_id = movement;
  IF total <> 0 OR entries < 2 THEN
    RAISE EXCEPTION 'Movement % has % entries with the sum %', movement, entries, total
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'ledger_balances';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_movement_balances AFTER INSERT ON "ledger_movement"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_balances AFTER INSERT ON "ledger_entry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_imbalance();
--> statement-breakpoint
-- L1: what has ended stays ended, and with it what it was.
CREATE FUNCTION refuse_reopening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF num_nonnulls(OLD.completed_at, OLD.declined_at, OLD.cancelled_at) > 0
    AND (NEW.completed_at, NEW.declined_at, NEW.cancelled_at, NEW.cancelled_by, NEW.confirmed_at, NEW.paid_at,
         NEW.starts_at, NEW.ends_at, NEW.total_cents)
      IS DISTINCT FROM
        (OLD.completed_at, OLD.declined_at, OLD.cancelled_at, OLD.cancelled_by, OLD.confirmed_at, OLD.paid_at,
         OLD.starts_at, OLD.ends_at, OLD.total_cents)
  THEN
    RAISE EXCEPTION 'Appointment % has ended', OLD.id
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'appointment_ended_stays';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER appointment_ended_stays BEFORE UPDATE ON "appointment"
  FOR EACH ROW EXECUTE FUNCTION refuse_reopening();
--> statement-breakpoint
-- M3: a refund is never more than what lost disputes left of a payment.
CREATE FUNCTION refuse_overpaying() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured integer;
  gone bigint;
BEGIN
  SELECT coalesce(received_cents, amount_cents) INTO captured FROM payment WHERE id = NEW.payment_id FOR NO KEY UPDATE;
  SELECT coalesce((SELECT sum(amount_cents) FROM refund WHERE payment_id = NEW.payment_id AND status <> 'void'), 0)
       + coalesce((SELECT sum(amount_cents) FROM dispute WHERE payment_id = NEW.payment_id AND status = 'lost'), 0)
    INTO gone;
  IF gone > captured THEN
    RAISE EXCEPTION 'Payment % would give back % of %', NEW.payment_id, gone, captured
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'payment_gives_back_what_it_brought';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER refund_within_payment AFTER INSERT OR UPDATE ON "refund"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_overpaying();
