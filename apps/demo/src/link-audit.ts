/** SQL that makes links of the audit log's chain of the entries that were inserted without the product (D11). */
export const LINK_AUDIT = `
  select link_audit_entries(array(
    select id from audit_entry e where not exists (select from audit_link where entry_id = e.id) order by id))`
