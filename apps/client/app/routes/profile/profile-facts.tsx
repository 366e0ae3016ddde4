// implements: §2.11, §2.94, §2.95
import type { UserOnWire } from '@anseo/contract/profiles'
import { parseIsoDate } from '@anseo/domain/calendar-date'
import { formatFullDate } from '@anseo/domain/near-day'
import { formatPhone } from '@anseo/domain/phone'
import { Button } from '@anseo/ui/button'
import { type KeyValue, KeyValueList } from '@anseo/ui/key-value-list'
import { NeededMark } from '@anseo/ui/needed-mark'
import { KeyRound, Pencil, ReceiptText } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { ProfilePhoto } from './profile-photo.tsx'

interface ProfileFactsProps {
  user: UserOnWire
  /** Marks missing details that a booking needs. */
  marksNeeded: boolean
  onEdit: () => void
  editButton: RefObject<HTMLButtonElement | null>
}

/** The profile, read-only. */
export function ProfileFacts({ user, marksNeeded, onEdit, editButton }: ProfileFactsProps) {
  const needed = (label: string, value: string | null) => fact(label, value, marksNeeded)
  return (
    <div className="profile">
      <ProfilePhoto name={user.name} src={user.image}>
        <Button asChild tone="sec" size="sm" full icon={<KeyRound aria-hidden="true" />}>
          <Link to="/change-password">Change Password</Link>
        </Button>
        <Button asChild tone="ghost" size="sm" full icon={<ReceiptText aria-hidden="true" />}>
          <Link to="/receipts">Receipts</Link>
        </Button>
      </ProfilePhoto>
      <section className="card pad" aria-label="Information">
        <h2 className="profile-title">About you</h2>
        <KeyValueList
          items={[
            fact('Name', user.name),
            fact('Email', user.email),
            needed('Phone', user.phone && formatPhone(user.phone)),
            fact('Gender', user.gender),
            fact('Birthday', birthday(user.dob)),
          ]}
        />
        <h2 className="profile-title">Your address</h2>
        <KeyValueList
          items={[
            needed('Address line 1', user.address.line1),
            fact('Address line 2', user.address.line2),
            needed('Eircode', user.eircode),
          ]}
        />
        <div className="save-bar">
          <Button ref={editButton} tone="cta" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
            Edit
          </Button>
        </div>
      </section>
    </div>
  )
}

function fact(label: string, value: string | null, marked = false): KeyValue {
  if (value) return { label, value }
  return marked ? { label, value: <NeededMark /> } : { label, value: 'Not added', absent: true }
}

function birthday(dob: string | null): string | null {
  const date = dob === null ? null : parseIsoDate(dob)
  return date && formatFullDate(date)
}
