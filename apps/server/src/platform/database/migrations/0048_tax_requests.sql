-- Vendors who earned something before are asked for their tax details too.
insert into tax_request (vendor_id, next_at, copy_year)
select vendor_id, min(owed_at), extract(year from max(owed_at) at time zone 'Europe/Dublin')::int - 1
from earning group by vendor_id;
