import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { trader } from '../tables/traders.ts'
import { gardaStatement, vettingCheck, vettingDocument, vettingQuestion } from '../tables/vetting.ts'

/** Returns the condition that a question to a vendor is open: it has sent nothing and no one has decided since (D5). */
export const hasOpenQuestion = (vendorId: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${vettingQuestion} as q where q.vendor_id = ${vendorId}
    and not exists (select 1 from ${vettingDocument} as d
      where d.vendor_id = q.vendor_id and d.kind = q.about and d.uploaded_at > q.asked_at)
    and not exists (select 1 from ${vettingCheck} as c
      where c.vendor_id = q.vendor_id and c.kind = q.about and c.checked_at > q.asked_at)
    and not exists (select 1 from ${gardaStatement} as g
      where g.vendor_id = q.vendor_id and q.about = 'garda-vetting' and g.stated_at > q.asked_at)
    and not exists (select 1 from ${trader} as t
      where t.vendor_id = q.vendor_id and q.about = 'trader' and greatest(t.stated_at, t.checked_at) > q.asked_at))`
