CREATE TABLE "block" (
	"client_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"by" text NOT NULL,
	"blocked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "block_client_id_vendor_id_by_pk" PRIMARY KEY("client_id","vendor_id","by"),
	CONSTRAINT "block_by" CHECK ("block"."by" in ('client', 'vendor'))
);
--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_vendor" ON "block" USING btree ("vendor_id");