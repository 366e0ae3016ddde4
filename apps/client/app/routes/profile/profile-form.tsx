// implements: §2.95
import type { UserOnWire } from '@anseo/contract/profiles'
import { Button } from '@anseo/ui/button'
import { Form } from '@anseo/ui/form'
import { AboutYouFields } from './about-you-fields.tsx'
import { AddressFields } from '../../forms/address-fields.tsx'
import { openPicture } from '@anseo/api-client/open-picture'
import { PhotoPicker } from '@anseo/ui/photo-picker'
import { ProfilePhoto } from './profile-photo.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

interface ProfileFormProps {
  user: UserOnWire
  form: ProfileFormState
  /** Marks missing details that a booking needs. */
  marksNeeded: boolean
}

/** The form that edits the profile in place. */
export function ProfileForm({ user, form, marksNeeded }: ProfileFormProps) {
  const { form: element, values, change, fields, changed, busy, photo, setPhoto, save, cancel } = form
  return (
    <Form className="profile outline-none" tabIndex={-1} onSubmit={save} ref={element}>
      <ProfilePhoto name={user.name} src={photo ?? user.image}>
        <PhotoPicker
          openPicture={openPicture}
          name={user.name}
          onPick={setPhoto}
          chosen={photo !== null}
          error={fields['image']}
        />
      </ProfilePhoto>
      <section className="card pad" aria-label="Information">
        <h2 className="profile-title">About you</h2>
        <AboutYouFields {...{ values, change, fields, marksNeeded }} email={user.email} />
        <h2 className="profile-title">Your address</h2>
        <AddressFields {...{ values, change, fields, marksNeeded }} />
        <div className="save-bar">
          <Button tone="sec" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" tone="cta" busy={busy}>
            Save Information
          </Button>
        </div>
      </section>
      <UnsavedQuestion unsaved={changed} onLeave={cancel} />
    </Form>
  )
}
