import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ErrorDetail, XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const OURS = join(import.meta.dirname, 'dpi.xsd')

/**
 * Returns what is wrong with a DPI message by our schema, and by the one that `DPI_SCHEMA` names: the path of the OECD's
 * `DPIXML_v1.0.xsd` with its two companions beside it, which are not in this repository.
 */
export function dpiProblems(xml: string): string[] {
  const others = process.env['DPI_SCHEMA']
  return [OURS, ...(others ? [others] : [])].flatMap((path) => problemsBy(path, xml))
}

function problemsBy(path: string, xml: string): string[] {
  xmlRegisterFsInputProviders()
  using schema = XmlDocument.fromBuffer(readFileSync(path), { url: path })
  using validator = XsdValidator.fromDoc(schema)
  using document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }: ErrorDetail) => message)
    throw error
  }
}
