CREATE TABLE "speciality" (
	"name" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"plural" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"wall" text NOT NULL,
	"picture_key" text NOT NULL,
	"picture_kind" text NOT NULL,
	"checks" jsonb NOT NULL,
	"retired_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "speciality_wall" CHECK ("speciality"."wall" in ('heather', 'fuchsia', 'foxglove', 'primrose', 'moss', 'barley', 'sea-foam')),
	CONSTRAINT "speciality_picture_kind" CHECK ("speciality"."picture_kind" in ('product', 'figure', 'photo'))
);
--> statement-breakpoint
-- The seven in their order, as `default-specialities.ts` has them.
INSERT INTO "speciality" ("name", "label", "plural", "text", "position", "wall", "picture_key", "picture_kind", "checks") VALUES
  ('Hairstylist', 'Hairstylist', 'Hairstylists', 'Cuts, colour and occasion hair, in your own home.',
    0, 'heather', 'hairstylist', 'product', '["identity", "insurance"]'),
  ('Nail_Technician', 'Nail Technician', 'Nail Technicians', 'Manicures, pedicures and nail art, without the trip to a salon.',
    1, 'fuchsia', 'nail-technician', 'product', '["identity", "insurance"]'),
  ('Makeup_Artist', 'Makeup Artist', 'Makeup Artists', 'Make-up for weddings, debs and nights out, done at your place.',
    2, 'foxglove', 'makeup-artist', 'product', '["identity", "insurance"]'),
  ('Babysitter', 'Babysitter', 'Babysitters', 'Vetted and kind, for an evening, a morning or a full day.',
    3, 'primrose', 'babysitter', 'product', '["identity", "insurance", "garda-vetting"]'),
  ('Massage_Therapist', 'Massage Therapist', 'Massage Therapists', 'The table comes to you, so no one has to drive home afterwards.',
    4, 'moss', 'massage-therapist', 'product', '["identity", "insurance", "qualification"]'),
  ('Personal Chef', 'Personal Chef', 'Personal Chefs', 'Dinner in your kitchen, cooked, served and cleared away.',
    5, 'barley', 'personal-chef', 'product', '["identity", "insurance", "food-safety"]'),
  ('Cleaner', 'Cleaner', 'Cleaners', 'A weekly hour or a whole spring clean, with everything brought along.',
    6, 'sea-foam', 'cleaner', 'product', '["identity", "insurance"]');
--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_speciality_speciality_name_fk" FOREIGN KEY ("speciality") REFERENCES "public"."speciality"("name") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Addresses, the API and other programs carry the key of a speciality.
CREATE FUNCTION keep_speciality() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A speciality is never deleted, and its key never changes' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER speciality_is_kept BEFORE DELETE ON "speciality" FOR EACH ROW EXECUTE FUNCTION keep_speciality();
--> statement-breakpoint
CREATE TRIGGER speciality_keeps_key BEFORE UPDATE ON "speciality" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION keep_speciality();
--> statement-breakpoint
-- Pages carry the specialities together with the settings.
CREATE TRIGGER speciality_changed_tells AFTER INSERT OR UPDATE ON "speciality"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_settings();
