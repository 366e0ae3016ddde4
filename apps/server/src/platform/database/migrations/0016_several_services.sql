ALTER TABLE "appointment" DROP CONSTRAINT "appointment_full_price";--> statement-breakpoint
ALTER TABLE "service" DROP CONSTRAINT "service_price";--> statement-breakpoint
ALTER TABLE "appointment" ADD COLUMN "services" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "deposit" jsonb DEFAULT '{"kind":"hourly"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_full_price" CHECK ("appointment"."full_price_cents" >= 0);--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_deposit" CHECK ((case "service"."deposit"->>'kind' when 'percent' then ("service"."deposit"->>'percent')::int between 10 and 100
        else "service"."deposit" in ('{"kind": "hourly"}', '{"kind": "full"}') end) is true);--> statement-breakpoint
ALTER TABLE "service" ADD CONSTRAINT "service_price" CHECK ("service"."price_cents" >= 0);