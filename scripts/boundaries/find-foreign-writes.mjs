// Finds statements that write a table of another owner: by drizzle (`insert(payment)`) and in SQL text
// (`update ${payment} set`, `delete from payment`). A table belongs to the module whose tables/ declares it, those that
// platform/ declares to the platform. apps/demo fills a fresh database and may write them all.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SERVER = 'apps/server/src'
const DECLARATION = /export const (\w+) = pgTable\(\s*'(\w+)'/g
const SQL_WRITE =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+(?:only\s+)?(?:\$\{(\w+)\}|"?(\w+)"?)/gi
const DRIZZLE_WRITE = /(\w*)\s*\.\s*(?:insert|update|delete)\(\s*(\w+)\s*\)/g
const TABLE_IMPORT = /import (?:type )?\{([^}]*)\} from '[^']*\/(?:tables|schema)\/[^']*'/g
/** Only the platform may take a table as an argument; elsewhere that would hide whose table is written. */
const ANY = 'a table in a variable'

/**
 * @param {string} root the project
 * @returns violations `{ rule, from, to }`, `to` being the table's owner and its name
 */
export function findForeignWrites(root) {
  const files = globSync(`${SERVER}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !/[.]test[.]|\/testing\/|\/migrations\//.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const tables = files.flatMap(declaredTables)
  return files.flatMap(({ path, text }) => {
    const names = writtenNames(text, new Set(tables.map(({ table }) => table)))
    const foreign = tables
      .filter(
        ({ object, table, owner }) => owner !== ownerOf(path) && (names.has(object) || names.has(table)),
      )
      .map(({ table, owner }) => `${table} of ${owner}`)
    if (names.has(ANY) && ownerOf(path) !== 'platform') foreign.push(ANY)
    return foreign.map((to) => ({ rule: 'foreign-write', from: path, to }))
  })
}

function declaredTables({ path, text }) {
  return [...text.matchAll(DECLARATION)].map(([, object, table]) => ({ object, table, owner: ownerOf(path) }))
}

/** Returns the names of the table objects and tables that the file writes, ANY for one in a variable; comments are ignored. */
function writtenNames(text, tables) {
  const code = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  const objects = new Set([...code.matchAll(TABLE_IMPORT)].flatMap(([, names]) => names.match(/\w+/g)))
  const known = (object) => (objects.has(object) ? object : ANY)
  return new Set(
    [
      ...[...code.matchAll(SQL_WRITE)].map(([, object, name]) => (object ? known(object) : name)),
      ...[...code.matchAll(DRIZZLE_WRITE)]
        .filter(([, receiver, object]) => /\bdb\b|transaction|tx/.test(receiver) || objects.has(object))
        .map(([, , object]) => known(object)),
    ].filter((name) => name === ANY || objects.has(name) || tables.has(name)),
  )
}

/** Returns the module's name, or the folder of the server's source. */
function ownerOf(path) {
  const [first, second] = path.slice(SERVER.length + 1).split('/')
  return first === 'modules' ? second : first
}
