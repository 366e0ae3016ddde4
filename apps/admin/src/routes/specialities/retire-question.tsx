import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { Question } from '@anseo/ui/question'
import { useRetireSpeciality } from '../../queries/specialities.ts'
import { vendorsText } from './speciality-texts.ts'

interface RetireQuestionProps {
  speciality: ManagedSpeciality
  onClose: () => void
}

/** Asks for confirmation before a speciality is retired, with what it means for its vendors. */
export function RetireQuestion({ speciality, onClose }: RetireQuestionProps) {
  const retiring = useRetireSpeciality()
  const { label, vendors } = speciality
  return (
    <Question
      title={`Retire ${label}?`}
      keep="Keep speciality"
      confirm="Retire speciality"
      tone="dngf"
      busy={retiring.isPending}
      onClose={onClose}
      onConfirm={() => retiring.mutate(speciality, { onSettled: onClose })}
    >
      <div className="grid gap-3">
        <p>
          {vendors === 0
            ? 'No vendor has it. The home page and filters stop showing it.'
            : `${vendorsText(vendors)} ${vendors === 1 ? 'keeps' : 'keep'} it, and clients can still book them. The home page and filters stop showing it when none of them is listed.`}
        </p>
        <p>New vendors can&apos;t choose it. Its address stays, and you can bring it back at any time.</p>
      </div>
    </Question>
  )
}
