CREATE TABLE "attached_photo" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"message_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attached_photo_position" CHECK ("attached_photo"."position" between 0 and 3),
	CONSTRAINT "attached_photo_state" CHECK ("attached_photo"."state" in ('processing', 'ready', 'failed')),
	CONSTRAINT "attached_photo_size" CHECK ("attached_photo"."width" > 0 and "attached_photo"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "attached_photo" ADD CONSTRAINT "attached_photo_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attached_photo_message" ON "attached_photo" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "attached_photo_owner" ON "attached_photo" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "attached_photo_unused" ON "attached_photo" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
ALTER TABLE "attached_photo" ADD CONSTRAINT "attached_photo_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE set null ON UPDATE no action;
