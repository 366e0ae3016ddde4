-- How many vendors are listed, by speciality and city and by speciality alone, kept with every change, so that nobody
-- counts them. One order of locks, however many of them a statement changes: the rows without a city come last.
CREATE FUNCTION recount_listing() RETURNS void LANGUAGE sql AS $$
  DELETE FROM listing_count;
  INSERT INTO listing_count (speciality, folded_city, vendors)
  SELECT speciality, folded_city, count(*) FROM vendor
  WHERE verified_at IS NOT NULL AND suspended_at IS NULL
  GROUP BY GROUPING SETS ((speciality, folded_city), (speciality));
$$;
--> statement-breakpoint
CREATE FUNCTION count_listing_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_count AS known (speciality, folded_city, vendors)
  SELECT speciality, folded_city, count(*) FROM added
  WHERE verified_at IS NOT NULL AND suspended_at IS NULL
  GROUP BY GROUPING SETS ((speciality, folded_city), (speciality)) ORDER BY folded_city, speciality
  ON CONFLICT (folded_city, speciality) DO UPDATE SET vendors = known.vendors + excluded.vendors;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_count AS known (speciality, folded_city, vendors)
  SELECT speciality, folded_city, sum(by) FROM (VALUES
    (OLD.speciality, OLD.folded_city, CASE WHEN OLD.verified_at IS NOT NULL AND OLD.suspended_at IS NULL THEN -1 ELSE 0 END),
    (NEW.speciality, NEW.folded_city, CASE WHEN NEW.verified_at IS NOT NULL AND NEW.suspended_at IS NULL THEN 1 ELSE 0 END)
  ) AS change (speciality, folded_city, by)
  WHERE speciality IS NOT NULL
  GROUP BY GROUPING SETS ((speciality, folded_city), (speciality))
  HAVING sum(by) <> 0 ORDER BY folded_city, speciality
  ON CONFLICT (folded_city, speciality) DO UPDATE SET vendors = known.vendors + excluded.vendors;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION empty_listing_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM listing_count;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_added_counted AFTER INSERT ON "vendor"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_listing_added();
--> statement-breakpoint
CREATE TRIGGER vendor_changed_counted AFTER UPDATE ON "vendor"
  FOR EACH ROW WHEN (
    (OLD.speciality, OLD.folded_city, OLD.verified_at IS NULL, OLD.suspended_at IS NULL)
    IS DISTINCT FROM (NEW.speciality, NEW.folded_city, NEW.verified_at IS NULL, NEW.suspended_at IS NULL)
  ) EXECUTE FUNCTION count_listing_changed();
--> statement-breakpoint
CREATE TRIGGER vendor_removed_counted AFTER DELETE ON "vendor"
  FOR EACH ROW WHEN (OLD.verified_at IS NOT NULL AND OLD.suspended_at IS NULL)
  EXECUTE FUNCTION count_listing_changed();
--> statement-breakpoint
CREATE TRIGGER vendor_emptied_counted AFTER TRUNCATE ON "vendor"
  FOR EACH STATEMENT EXECUTE FUNCTION empty_listing_count();
--> statement-breakpoint
SELECT recount_listing();
