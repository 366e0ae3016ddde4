CREATE TABLE "automatic_charge" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"card" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "automatic_charge_outcome" CHECK ("automatic_charge"."outcome" in ('paid', 'declined', 'authentication')),
	CONSTRAINT "automatic_charge_settled" CHECK (("automatic_charge"."outcome" is null) = ("automatic_charge"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_customer" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "automatic_charge" ADD CONSTRAINT "automatic_charge_appointment_id_appointment_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automatic_charge" ADD CONSTRAINT "automatic_charge_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customer" ADD CONSTRAINT "payment_customer_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_client_id_payment_customer_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."payment_customer"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automatic_charge_payment" ON "automatic_charge" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customer_provider" ON "payment_customer" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_method" ON "saved_card" USING btree ("method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_card_once" ON "saved_card" USING btree ("client_id","fingerprint");--> statement-breakpoint
CREATE INDEX "saved_card_client" ON "saved_card" USING btree ("client_id","used_at" DESC NULLS LAST);