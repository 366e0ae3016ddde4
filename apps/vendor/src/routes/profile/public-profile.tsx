import { euroText } from '@anseo/domain/money'
import { formatPhone } from '@anseo/domain/phone'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Button } from '@anseo/ui/button'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { VerifiedPill } from '@anseo/ui/verified-mark'
import { Eye, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useVendor } from '../../queries/profile.ts'
import { PublicPreview } from '../getting-started/public-preview.tsx'
import { session } from '../../site.ts'
import { specialityLabel } from '../../specialities.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useProfileDraft } from './use-profile-draft.ts'

/** Shows the vendor's public profile: read, previewed, edited in place. */
export function PublicProfile() {
  const vendor = useVendor()
  const { draft, edit, change, save, close, changed, busy, fields, text } = useProfileDraft()
  const [open, setOpen] = useState<'preview' | 'question' | null>(null)
  const isGivenUp = useRef(false)
  // While a save runs, it is the save that leads on, to the first steps.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed &&
      !busy &&
      !isGivenUp.current &&
      session.token() !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  )
  const stay = () => {
    setOpen(null)
    blocker.reset?.()
  }
  const giveUp = () => {
    setOpen(null)
    if (blocker.state === 'blocked') return blocker.proceed()
    isGivenUp.current = true
    close()
  }
  if (draft) {
    return (
      <section className="card pad grid gap-5" aria-label="Edit profile">
        <h2 className="text-[1.1875rem]">Edit profile</h2>
        <ProfileForm
          draft={draft}
          picture={vendor.image}
          {...{ fields, text, changed, busy }}
          onChange={change}
          onSave={save}
          onCancel={() => (changed ? setOpen('question') : close())}
        />
        <DiscardQuestion
          open={open === 'question' || blocker.state === 'blocked'}
          onStay={stay}
          onLeave={giveUp}
        />
      </section>
    )
  }
  return (
    <section className="card pad grid gap-5" aria-label="What clients see">
      <div className="flex flex-wrap items-center gap-5">
        <ArchPortrait name={vendor.name} src={vendor.image} width={112} eager />
        <div className="grid justify-items-start gap-2">
          <h2>{vendor.name}</h2>
          <p className="muted">
            {specialityLabel(vendor.speciality)}, {vendor.city}
          </p>
          {vendor.isVerified && <VerifiedPill />}
        </div>
      </div>
      <KeyValueList
        items={[
          { label: 'Fee per hour', value: euroText(vendor.fees) },
          { label: 'Experience', value: vendor.experience },
          { label: 'Area', value: vendor.location },
          { label: 'Completed appointments', value: vendor.completedAppointments },
          { label: 'Phone', value: formatPhone(vendor.phone) },
          { label: 'Email', value: vendor.email },
        ]}
      />
      <div className="grid gap-1.5">
        <h3 className="text-base">About</h3>
        <p className="muted whitespace-pre-line">{vendor.about}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          icon={<Pencil aria-hidden="true" />}
          onClick={() => {
            isGivenUp.current = false
            edit()
          }}
        >
          Edit profile
        </Button>
        <Button tone="sec" icon={<Eye aria-hidden="true" />} onClick={() => setOpen('preview')}>
          Preview my page
        </Button>
      </div>
      <PublicPreview open={open === 'preview'} vendor={vendor} onClose={() => setOpen(null)} />
    </section>
  )
}
