ALTER TABLE "appointment" ADD COLUMN "relation" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_relation" CHECK ("appointment"."relation" in ('first', 'repeat', 'own'));--> statement-breakpoint
-- A7: when a client first wrote to a vendor; null if it never did.
CREATE FUNCTION first_written(to_vendor uuid, by_client uuid) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min(sent_at) FROM message WHERE vendor_id = to_vendor AND client_id = by_client AND sender_id = by_client
$$;
