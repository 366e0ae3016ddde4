-- What a vendor says of itself as a trader is part of what its page shows.
CREATE TRIGGER trader_added_tells AFTER INSERT ON "trader"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('vendor');
--> statement-breakpoint
CREATE TRIGGER trader_removed_tells AFTER DELETE ON "trader"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_rows_of_vendors('vendor');
--> statement-breakpoint
CREATE TRIGGER trader_changed_tells AFTER UPDATE ON "trader"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_row_of_vendor('vendor');
