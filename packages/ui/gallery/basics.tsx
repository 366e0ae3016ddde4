import { useState } from 'react'
import { ArrowRight, Check, MapPin, Mail } from 'lucide-react'
import { Availability } from '@anseo/ui/availability'
import { Badge } from '@anseo/ui/badge'
import { Button } from '@anseo/ui/button'
import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { Chip } from '@anseo/ui/chip'
import { CountBadge } from '@anseo/ui/count-badge'
import { Dialog } from '@anseo/ui/dialog'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Note } from '@anseo/ui/note'
import { Pager } from '@anseo/ui/pager'
import { PasswordInput } from '@anseo/ui/password-input'
import magnifierPicture from '@anseo/ui/assets/pictures/magnifier.webp?no-inline'
import { RadioCards } from '@anseo/ui/radio-cards'
import { RefundFacts } from '@anseo/ui/refund-facts'
import { SearchInput } from '@anseo/ui/search-input'
import { SelectInput } from '@anseo/ui/select-input'
import { Switch } from '@anseo/ui/switch'
import { Tabs } from '@anseo/ui/tabs'
import { TextInput } from '@anseo/ui/text-input'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { notify } from '@anseo/ui/toasts'
import { VerifiedMark, VerifiedPill } from '@anseo/ui/verified-mark'
import { Anchor, Panel, Row } from './panel.tsx'

/** Buttons, states, inputs, dialogs and the small parts. */
export function Basics() {
  return (
    <>
      <Buttons />
      <States />
      <Inputs />
      <Choices />
      <Dialogs />
      <EmptyState
        title="No Vendors Found"
        picture={magnifierPicture}
        action={<Button tone="sec">Clear Filters</Button>}
      >
        Try adjusting your filters or search terms
      </EmptyState>
    </>
  )
}

function Buttons() {
  const [busy, setBusy] = useState(false)
  return (
    <Panel title="Buttons">
      <Row>
        <Button tone="cta">Book Appointment</Button>
        <Button>Save Information</Button>
        <Button tone="sec">View All Appointments</Button>
        <Button tone="soft">Rebook Vendor</Button>
        <Button tone="ghost">Cancel</Button>
        <Button tone="dng">Yes, Logout</Button>
        <Button tone="dngf">Cancel appointment</Button>
        <Button disabled>Processing…</Button>
        <Button busy={busy} onClick={() => setBusy(true)}>
          Press me
        </Button>
        <Button busy icon={<Check aria-hidden="true" />} tone="cta">
          Pay €268.21
        </Button>
        <ReasonedButton tone="sec" reason="Cannot reschedule within 24 hours of appointment">
          Reschedule
        </ReasonedButton>
        <Button asChild tone="sec" size="sm" iconAfter={<ArrowRight aria-hidden="true" />}>
          <a href="#vendors">View More Vendors</a>
        </Button>
      </Row>
    </Panel>
  )
}

function States() {
  return (
    <Panel title="Appointment states">
      <Row>
        <Badge tone="pending">Pending Confirmation</Badge>
        <Badge tone="payable">Confirm appointment by paying</Badge>
        <Badge tone="paid">Paid</Badge>
        <Badge tone="complete">Completed</Badge>
        <Badge tone="declined">Vendor Declined</Badge>
        <Badge tone="cancelled">Cancelled by You</Badge>
        <Badge tone="timed-out">Timed out, Rebook</Badge>
        <Badge tone="bell">Notification</Badge>
        <Badge tone="broadcast">Broadcast</Badge>
        <Badge tone="new">New</Badge>
      </Row>
      <Row>
        <Availability available />
        <Availability available={false} />
        <Availability available pill />
        <VerifiedPill />
        <VerifiedMark />
        <CountBadge count={2} />
        <CountBadge count={140} />
      </Row>
      <LoadingNote text="Loading Vendors..." atOnce />
      <CardSkeleton count={1} />
      <Note>If Aoife cancels, you get a full refund.</Note>
      <Note tone="warm">Please complete your profile (phone, address, and eircode) before booking.</Note>
    </Panel>
  )
}

function Inputs() {
  return (
    <Panel title="Inputs">
      <SearchInput label="Search" placeholder="Search by vendor name..." />
      <TextInput label="Email" icon={<Mail aria-hidden="true" />} defaultValue="ciara.nolan@example.ie" />
      <TextInput label="Eircode" defaultValue="D06 X2" error="Enter a 7-character Eircode, like D06 X2Y7." />
      <TextInput label="Address line 1" missing hint="Your address." />
      <PasswordInput
        label="Password"
        defaultValue="anseo-demo-1"
        aside={
          <a className="link text-sm" href="#forgot">
            Forgot password
          </a>
        }
      />
      <SelectInput label="Location" icon={<MapPin aria-hidden="true" />}>
        <option>All Locations</option>
        <option>Dublin</option>
      </SelectInput>
      <TextareaInput label="Reason" hint="Sent with a rejection." />
      <Row>
        <Chip selected onClick={() => undefined}>
          All
        </Chip>
        <Chip onRemove={() => undefined} removeLabel="Remove Dublin">
          Dublin
        </Chip>
        <span className="muted">Showing:</span>
        <Chip>Upcoming</Chip>
        <button type="button" className="link">
          Clear Filter
        </button>
      </Row>
    </Panel>
  )
}

function Choices() {
  const [on, setOn] = useState(true)
  const [way, setWay] = useState('full')
  return (
    <Panel title="Choices">
      <Row>
        <Switch label="Available" checked={on} onChange={setOn} />
        <Button size="sm" tone="sec" onClick={() => notify.success('Profile saved')}>
          Success
        </Button>
        <Button size="sm" tone="sec" onClick={() => notify.error('Enter a valid phone number.')}>
          Error
        </Button>
        <Button size="sm" tone="sec" onClick={() => notify.info('New announcement')}>
          Info
        </Button>
      </Row>
      <RadioCards
        label="What happens with the money"
        value={way}
        onChange={setWay}
        options={[
          {
            value: 'full',
            name: 'Refund in full',
            amount: '€100.74',
            consequence: 'The vendor gets nothing.',
          },
          { value: 'none', name: 'No refund', amount: '€0.00', consequence: 'The vendor is paid.' },
        ]}
      />
      <Tabs
        label="State"
        active="waiting"
        onChange={() => undefined}
        tabs={[
          { key: 'waiting', label: 'Waiting', count: 7 },
          { key: 'verified', label: 'Verified', count: 112 },
        ]}
      />
      <Pager page={6} pageSize={12} total={240} renderLink={(page) => <Anchor href={`#page-${page}`} />} />
    </Panel>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'note' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel title="Dialogs">
      <Row>
        <Button tone="sec" onClick={() => setOpen('note')}>
          Important Note
        </Button>
        <Button tone="sec" onClick={() => setOpen('cancel')}>
          Cancel dialog
        </Button>
      </Row>
      <RefundFacts
        figure="€0.00"
        sentence="You won't get a refund, because the appointment starts in 3 hours."
        nothing
      >
        If Aoife cancels, you get a full refund.
      </RefundFacts>
      <Dialog
        open={open === 'note'}
        onClose={close}
        title="Important Note"
        footer={
          <>
            <Button tone="sec" onClick={close}>
              No, go back
            </Button>
            <Button tone="cta">Yes, Book Appointment</Button>
          </>
        }
      >
        <p>
          The fee secures your appointment slot, not the full cost — unless stated by the vendor. Always
          request a full quote before booking.
        </p>
        <p className="font-bold">Did you get a full quote?</p>
      </Dialog>
      <Dialog
        open={open === 'cancel'}
        onClose={close}
        title="Cancel this appointment?"
        footer={
          <>
            <Button tone="sec" onClick={close}>
              Keep appointment
            </Button>
            <Button tone="dngf">Cancel appointment</Button>
          </>
        }
      >
        <RefundFacts
          figure="€99.00"
          sentence="You'll get back €99.00 of the €100.74 you paid."
          lines={[
            { label: 'Vendor fee', amount: '€90.00' },
            { label: 'Platform fee', amount: '€9.00' },
            { label: 'Payment processing fee (non-refundable)', amount: '€1.74', stays: true },
          ]}
        />
      </Dialog>
    </Panel>
  )
}
