CREATE TABLE "vendor_view" (
	"client_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_view_client_id_vendor_id_pk" PRIMARY KEY("client_id","vendor_id")
);
--> statement-breakpoint
ALTER TABLE "vendor_view" ADD CONSTRAINT "vendor_view_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_view" ADD CONSTRAINT "vendor_view_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_view_vendor" ON "vendor_view" USING btree ("vendor_id");