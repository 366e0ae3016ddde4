import type { Caller } from '../../../platform/http/caller.ts'
import { fileNamePrefix } from '../../../platform/pdf/file-name-prefix.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { showStatementOf } from './show-statement.ts'

/** Renders the caller's statement of a month, such as `2026-11`, as a PDF; the same data gives the same bytes. */
export async function printStatementOf(runtime: Runtime, caller: Caller, month: string): Promise<File> {
  const statement = await showStatementOf(runtime, caller, month)
  // The renderer is large, and few ask for it: it loads with the first statement.
  const { renderStatement } = await import('./render-statement.ts')
  const name = `${fileNamePrefix(statement.issuer.name)}statement-${statement.month}.pdf`
  return new File([await renderStatement(statement)], name, { type: 'application/pdf' })
}
