-- What decides which vendors a list shows, how many and in what order is told apart from all else of a vendor, so that
-- what is remembered of lists is forgotten only when it changes. A vendor that is on no list changes none.
CREATE FUNCTION tell_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  facts text := concat_ws(',',
    CASE WHEN (OLD.verified_at IS NULL, OLD.suspended_at IS NULL, OLD.listed_until)
      IS DISTINCT FROM (NEW.verified_at IS NULL, NEW.suspended_at IS NULL, NEW.listed_until) THEN 'listed' END,
    CASE WHEN (OLD.speciality, OLD.city) IS DISTINCT FROM (NEW.speciality, NEW.city) THEN 'kind' END,
    CASE WHEN OLD.place IS DISTINCT FROM NEW.place THEN 'place' END,
    CASE WHEN OLD.search_name IS DISTINCT FROM NEW.search_name THEN 'name' END,
    CASE WHEN OLD.price_from_cents IS DISTINCT FROM NEW.price_from_cents THEN 'price' END,
    CASE WHEN (OLD.rating_stars, OLD.rating_count) IS DISTINCT FROM (NEW.rating_stars, NEW.rating_count) THEN 'rating' END,
    CASE WHEN OLD.completed_appointments IS DISTINCT FROM NEW.completed_appointments THEN 'completed' END,
    CASE WHEN OLD.available IS DISTINCT FROM NEW.available THEN 'available' END);
BEGIN
  IF facts <> '' THEN
    PERFORM pg_notify('anseo_change', 'listing:' || facts);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('anseo_change', 'listing:listed');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_changed_tells_listing AFTER UPDATE ON "vendor"
  FOR EACH ROW WHEN (
    (OLD.verified_at IS NOT NULL AND OLD.suspended_at IS NULL) OR (NEW.verified_at IS NOT NULL AND NEW.suspended_at IS NULL)
  ) EXECUTE FUNCTION tell_listing_changed();
--> statement-breakpoint
CREATE TRIGGER vendor_added_tells_listing AFTER INSERT ON "vendor"
  FOR EACH ROW WHEN (NEW.verified_at IS NOT NULL AND NEW.suspended_at IS NULL) EXECUTE FUNCTION tell_listed();
--> statement-breakpoint
CREATE TRIGGER vendor_removed_tells_listing AFTER DELETE ON "vendor"
  FOR EACH ROW WHEN (OLD.verified_at IS NOT NULL AND OLD.suspended_at IS NULL) EXECUTE FUNCTION tell_listed();
