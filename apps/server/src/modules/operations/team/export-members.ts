import type { QueryOf } from '@anseo/contract/call'
import type { MemberOnWire, teamCalls } from '@anseo/contract/team'
import type { Caller } from '../../../platform/http/caller.ts'
import type { CsvColumn } from '../../../platform/http/csv-file.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { exportPages } from '../../audit/public.ts'
import { listMembers } from '../../identity/public.ts'
import { presentMember } from './present.ts'

const COLUMNS: readonly CsvColumn<MemberOnWire>[] = [
  { head: 'Id', valueOf: ({ _id }) => _id },
  { head: 'Name', valueOf: ({ name }) => name },
  { head: 'Email', valueOf: ({ email }) => email },
  { head: 'Role', valueOf: ({ role }) => role },
  { head: 'Joined', valueOf: ({ joinedAt }) => joinedAt },
  { head: 'Last active', valueOf: ({ lastUsedAt }) => lastUsedAt },
]

type Query = QueryOf<typeof teamCalls.exportMembers>

/** Returns the members of the team as a CSV file. */
export const exportMembersBy = (runtime: Runtime, caller: Caller, query: Query) =>
  exportPages(runtime, caller, query, {
    name: 'team',
    columns: COLUMNS,
    pages: everyone(runtime.db, query),
  })

/** A team is short enough to be read at once. */
async function* everyone(db: Runtime['db'], { order, ids }: Query) {
  yield (await listMembers(db, order, ids)).map(presentMember)
}
