import { Client } from 'pg'
// oxlint-disable-next-line no-restricted-imports -- one list for the tests of the server and these
import { HOSTILE_STRINGS } from '@anseo/test-support/hostile-strings'

const LONGEST_LINE = 80
const LONGEST_TEXT = 480

/** One text for each row, for values of one line. */
const LINES = HOSTILE_STRINGS.filter((text) => text.length <= LONGEST_LINE)

/** Several texts in one value, for long values, so that few rows cover all. */
export const HOSTILE_TEXTS = HOSTILE_STRINGS.reduce<string[]>(
  (texts, each) => {
    const joined = `${texts.at(-1)}\n${each}`
    return joined.length <= LONGEST_TEXT ? [...texts.slice(0, -1), joined] : [...texts, each]
  },
  ['Hostile:'],
)

/** Lists every column with typed text, as line or long text. */
const COLUMNS: Record<'line' | 'text', string[]> = {
  line: [
    'account.name',
    'client.address_line1',
    'client.address_line2',
    'vendor.city',
    'vendor.location',
    'vendor.experience',
    'service.name',
    'service.description',
    'appointment.service_name',
    'saved_reply.title',
    'time_off.label',
    'imported_calendar.label',
    'vetting_document.file_name',
    'vetting_check.organisation',
    'garda_statement.organisation',
    'trader.legal_name',
    'trader.line1',
    'trader.line2',
    'trader.town',
    'trader.registration',
  ],
  text: [
    'vendor.about',
    'vendor.vetting_reason',
    'appointment.note',
    'appointment.end_reason',
    'appointment.vendor_note',
    'message.content',
    'notice.content',
    'broadcast.content',
    'review.text',
    'review.reply',
    'review.hidden_reason',
    'saved_reply.text',
    'problem_report.text',
    'problem_report.reason_to_client',
    'problem_report.reason_to_vendor',
    'time_proposal.words',
    'quote_version.words',
    'team_note.text',
    'audit_entry.reason',
    'vetting_check.reason',
    'vetting_question.reason',
  ],
}

/** Tables whose triggers refuse changes; the owner of the database can disable these triggers. */
const APPEND_ONLY: ReadonlySet<string | undefined> = new Set(['quote_version', 'audit_entry'])

/** Replaces all typed texts in the database by hostile ones, without any check; changes nothing else. */
export async function fillWithHostileTexts(databaseUrl: string): Promise<void> {
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    for (const [kind, columns] of Object.entries(COLUMNS))
      for (const [index, name] of columns.entries())
        await fillColumn(database, name, kind === 'line' ? LINES : HOSTILE_TEXTS, index)
  } finally {
    await database.end()
  }
}

/**
 * Fills a column with hostile texts. Empty values stay empty, because pages read them as facts, such as "not
 * declined".
 */
async function fillColumn(database: Client, name: string, texts: string[], offset: number) {
  const [table, column] = name.split('.')
  const triggers = APPEND_ONLY.has(table) ? 'replica' : 'origin'
  await database.query(`set session_replication_role = ${triggers}`)
  await database.query(
    `update "${table}" set "${column}" = ($1::text[])[1 + (numbered.number + $2) % ${texts.length}]
       from (select ctid as place, row_number() over (order by ctid) as number from "${table}") as numbered
      where "${table}".ctid = numbered.place and "${column}" is not null`,
    [texts, offset * 7],
  )
}
