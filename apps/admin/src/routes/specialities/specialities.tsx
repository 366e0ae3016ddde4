import type { ManagedSpeciality } from '@anseo/contract/specialities'
import { MAX_SPECIALITIES } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { OrderedList } from '@anseo/ui/ordered-list'
import { Unloaded } from '@anseo/ui/unloaded'
import { ArrowLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDialogInAddress } from '../../navigation/use-dialog-in-address.ts'
import { useManagedSpecialities, useMoveSpeciality, useRetireSpeciality } from '../../queries/specialities.ts'
import { Page } from '../../shell/page.tsx'
import { RetireQuestion } from './retire-question.tsx'
import { SpecialityDialog } from './speciality-dialog.tsx'
import { SpecialityRow } from './speciality-row.tsx'
import './specialities.css'

/** `/settings/specialities`: what vendors of this marketplace do. */
export function SpecialitiesPage() {
  const { data: specialities, isError, isFetching, refetch } = useManagedSpecialities()
  const moving = useMoveSpeciality()
  const restoring = useRetireSpeciality()
  const [opened, open] = useDialogInAddress()
  const [edited, setEdited] = useState<ManagedSpeciality | null>(null)
  const [retired, setRetired] = useState<ManagedSpeciality | null>(null)
  const mayAdd = specialities && specialities.length < MAX_SPECIALITIES
  return (
    <Page
      title="Specialities"
      controls={
        mayAdd && (
          <Button tone="cta" icon={<Plus aria-hidden="true" />} onClick={() => open('new')}>
            Add speciality
          </Button>
        )
      }
      className="grid content-start gap-4"
    >
      <Link to="/settings" className="link inline-flex min-h-11 items-center gap-[.4rem] justify-self-start">
        <ArrowLeft aria-hidden="true" />
        Settings
      </Link>
      <p className="muted max-w-2xl">
        Home, list and registration show them in this order: drag them or use the arrows. Changes apply
        straight away. Reload open pages to see them.
      </p>
      {specialities && (
        <OrderedList
          className="card speciality-order"
          label="Specialities"
          entries={specialities}
          keyOf={({ name }) => name}
          nameOf={({ label }) => label}
          onMove={({ name }, position) => moving.mutate({ name, position })}
        >
          {(speciality, moves) => (
            <SpecialityRow
              speciality={speciality}
              {...moves}
              onEdit={() => setEdited(speciality)}
              onRetire={() => setRetired(speciality)}
              onRestore={() => !restoring.isPending && restoring.mutate(speciality)}
            />
          )}
        </OrderedList>
      )}
      {!specialities && (
        <Unloaded what="the specialities" query={{ isError, isFetching, refetch }} count={4} height={92} />
      )}
      {mayAdd && opened === 'new' && <SpecialityDialog speciality={null} onClose={() => open(null)} />}
      {edited && <SpecialityDialog speciality={edited} onClose={() => setEdited(null)} />}
      {retired && <RetireQuestion speciality={retired} onClose={() => setRetired(null)} />}
    </Page>
  )
}
