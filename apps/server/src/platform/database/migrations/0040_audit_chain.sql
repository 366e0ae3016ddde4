CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "audit_head_one_row" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_link" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry_id" bigint NOT NULL,
	"salt" text,
	"digest" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_link" ADD CONSTRAINT "audit_link_entry_id_audit_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_link_entry" ON "audit_link" USING btree ("entry_id","position");--> statement-breakpoint
INSERT INTO "audit_head" ("position", "hash") VALUES (0, repeat('0', 64));
--> statement-breakpoint
-- Entries become links in this order. The lock on the end of the chain is taken once, and held until the transaction ends:
-- a transaction calls this last (`UnitOfWork.beforeCommit`). `verify-chain.ts` computes the same by itself.
CREATE FUNCTION link_audit_entries(ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  link audit_link;
  content text;
BEGIN
  SELECT h.position, h.hash INTO STRICT link.position, link.hash FROM audit_head h FOR UPDATE;
  FOREACH link.entry_id IN ARRAY ids LOOP
    SELECT jsonb_build_array(e.id, extract(epoch FROM e.at), e.actor, e.actor_id, e.action, e.subject_kind, e.subject_id,
      e.reason, e.details)::text INTO STRICT content FROM audit_entry e WHERE e.id = link.entry_id;
    link.position := link.position + 1;
    link.salt := replace(gen_random_uuid()::text, '-', '');
    link.digest := encode(sha256(convert_to(link.salt || content, 'UTF8')), 'hex');
    link.hash := encode(sha256(convert_to(
      concat_ws(' ', link.hash, link.position, link.entry_id, link.digest), 'UTF8')), 'hex');
    INSERT INTO audit_link VALUES (link.*);
  END LOOP;
  UPDATE audit_head SET position = link.position, hash = link.hash;
END $$;
--> statement-breakpoint
SELECT link_audit_entries(array(SELECT id FROM audit_entry ORDER BY id));
--> statement-breakpoint
CREATE TRIGGER audit_link_append_only BEFORE UPDATE OR DELETE ON "audit_link"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting('salt');
--> statement-breakpoint
CREATE TRIGGER audit_link_not_emptied BEFORE TRUNCATE ON "audit_link"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
