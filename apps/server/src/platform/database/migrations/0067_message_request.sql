ALTER TABLE "message" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_request_id_quote_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_request"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_of_request" ON "message" USING btree ("request_id") WHERE request_id is not null;