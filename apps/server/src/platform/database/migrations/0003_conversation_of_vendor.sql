DROP INDEX "message_of_vendor";--> statement-breakpoint
CREATE INDEX "message_conversation_of_vendor" ON "message" USING btree ("vendor_id","client_id","position");