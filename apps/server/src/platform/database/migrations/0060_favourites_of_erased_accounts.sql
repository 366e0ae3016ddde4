-- The erasure of an account deletes its favourites (decision 076); earlier releases left them.
DELETE FROM "favourite" USING "account"
WHERE "account"."erased_at" IS NOT NULL AND "account"."id" IN ("favourite"."client_id", "favourite"."vendor_id");
