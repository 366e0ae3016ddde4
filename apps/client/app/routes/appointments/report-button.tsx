import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { Flag } from 'lucide-react'

/** A quiet button next to 'Mark Appointment as Complete' in the strip (L3). */
export function ReportButton({ blocked, onPress }: { blocked?: string | undefined; onPress: () => void }) {
  return (
    <ReasonedButton
      tone="ghost"
      size="sm"
      icon={<Flag aria-hidden="true" />}
      reason={blocked}
      onClick={onPress}
    >
      Report a problem
    </ReasonedButton>
  )
}
