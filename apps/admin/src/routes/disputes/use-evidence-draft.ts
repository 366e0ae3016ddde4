import {
  EVIDENCE_PART_MAX_LENGTH,
  EVIDENCE_PARTS,
  type Evidence,
  type EvidencePart,
} from '@anseo/domain/evidence'
import { useDraft } from '@anseo/site-kit/use-draft'

const parsed = (text: string): Partial<Evidence> => {
  try {
    return JSON.parse(text) as Partial<Evidence>
  } catch {
    return {}
  }
}

/** The evidence being edited, on top of the stored draft; it survives a reload and a login. */
export function useEvidenceDraft(disputeId: string, stored: Evidence) {
  const [text, write] = useDraft(`anseo.admin.evidence.${disputeId}`)
  const changes = text === '' ? {} : parsed(text)
  const evidence: Evidence = { ...stored, ...changes }
  return {
    evidence,
    change: (part: EvidencePart, value: string) => write(JSON.stringify({ ...changes, [part]: value })),
    isChanged: EVIDENCE_PARTS.some((part) => evidence[part] !== stored[part]),
    /** The parts that are too long. */
    tooLong: EVIDENCE_PARTS.filter((part) => evidence[part].length > EVIDENCE_PART_MAX_LENGTH),
    isEmpty: EVIDENCE_PARTS.every((part) => evidence[part].trim() === ''),
    forget: () => write(''),
  }
}
