/** SQL that adds entries inserted without the product to the audit log's hash chain (D11). */
export const LINK_AUDIT = `
  select link_audit_entries(array(
    select id from audit_entry e where not exists (select from audit_link where entry_id = e.id) order by id))`
