import { IMAGE_TYPES } from '@anseo/domain/image-types'
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_BYTES } from '@anseo/domain/limits'

const PDF = 'application/pdf'

/** File types that the file dialog offers. */
export const DOCUMENT_TYPES = [PDF, ...IMAGE_TYPES].join(',')

/** Returns the reason why a file is not sent, or null; the server checks the real content. */
export function documentProblem({ type, size }: File): string | null {
  if (type === PDF) return size > DOCUMENT_MAX_BYTES ? 'This PDF is larger than 10 MB.' : null
  if (!IMAGE_TYPES.some((known) => known === type)) return 'Choose a PDF, or a JPEG, PNG or WebP photo.'
  return size > IMAGE_MAX_BYTES ? 'This photo is larger than 5 MB.' : null
}
