import { counted } from '@anseo/domain/counted'
import type { Upload } from './use-uploads.ts'

/** Returns how many photos are still to upload and how many failed, as read out to screen readers; '' for none. */
export function uploadsText(uploads: readonly Pick<Upload, 'state'>[]): string {
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const left = uploads.length - failed
  const parts = [
    left > 0 && `${counted(left, 'photo')} to upload`,
    failed > 0 && `${counted(failed, 'photo')} not uploaded`,
  ]
  return parts.filter(Boolean).join(', ')
}
