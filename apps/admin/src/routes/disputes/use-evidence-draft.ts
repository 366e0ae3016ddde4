import { readFromTab } from '@anseo/api-client/tab-storage'
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

/** Holds the evidence being edited, on top of the stored draft; it survives a reload and a login. */
export function useEvidenceDraft(disputeId: string, stored: Evidence) {
  const key = `anseo.admin.evidence.${disputeId}`
  const [text, write] = useDraft(key)
  const changes = text === '' ? {} : parsed(text)
  const evidence: Evidence = { ...stored, ...changes }
  return {
    evidence,
    change: (part: EvidencePart, value: string) => write(JSON.stringify({ ...changes, [part]: value })),
    isChanged: EVIDENCE_PARTS.some((part) => evidence[part] !== stored[part]),
    /** The parts that are too long. */
    tooLong: EVIDENCE_PARTS.filter((part) => evidence[part].length > EVIDENCE_PART_MAX_LENGTH),
    isEmpty: EVIDENCE_PARTS.every((part) => evidence[part].trim() === ''),
    /** Drops the parts that have been saved; those typed in the meantime stay. */
    forget: (saved: Evidence) => {
      const typed = Object.entries(parsed(String(readFromTab(key) ?? '')))
      const left = typed.filter(([part, value]) => value !== saved[part as EvidencePart])
      write(left.length === 0 ? '' : JSON.stringify(Object.fromEntries(left)))
    },
  }
}
