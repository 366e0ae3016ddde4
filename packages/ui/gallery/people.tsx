import { useState } from 'react'
import { Calendar, CalendarClock, Check, Layers, Lock, RotateCw } from 'lucide-react'
import { AppointmentCard } from '@anseo/ui/appointment-card'
import { Button } from '@anseo/ui/button'
import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { ChatBubble } from '@anseo/ui/chat-bubble'
import { ChatComposer } from '@anseo/ui/chat-composer'
import { CheckList } from '@anseo/ui/check-list'
import { ConfirmationStrip } from '@anseo/ui/confirmation-strip'
import { DataTable, PersonCell } from '@anseo/ui/data-table'
import { DayPill } from '@anseo/ui/day-pill'
import { DayTimeline } from '@anseo/ui/day-timeline'
import { Badge } from '@anseo/ui/badge'
import { InboxRow } from '@anseo/ui/inbox-row'
import { KeyValueList } from '@anseo/ui/key-value-list'
import { NeededMark } from '@anseo/ui/needed-mark'
import { NextAppointment } from '@anseo/ui/next-appointment'
import { NotificationItem } from '@anseo/ui/notification-item'
import { RequestCard } from '@anseo/ui/request-card'
import { specialityLooks } from '@anseo/ui/specialities'
import { StatTile, StatTiles } from '@anseo/ui/stat-tile'
import { VendorCard, VendorCardSkeleton } from '@anseo/ui/vendor-card'
import { VendorGrid } from '@anseo/ui/vendor-grid'
import { Anchor, Panel } from './panel.tsx'

const portrait = specialityLooks.Hairstylist.picture
const other = specialityLooks['Personal Chef'].picture

/** Vendors, appointments, messages, notifications, and the vendor's and admin's own parts. */
export function People() {
  return (
    <>
      <Panel title="Vendors" wide>
        <VendorGrid>
          <VendorCard
            price="€50.49"
            priceFor="1 hour"
            link={<Anchor href="#1" />}
            name="Aoife Byrne"
            speciality="Hairstylist"
            place="Dublin"
            available
            verified
            picture={portrait}
            foot="128 completed"
            eager
          />
          <VendorCard
            price="€50.49"
            priceFor="1 hour"
            link={<Anchor href="#2" />}
            name="Saoirse Gallagher"
            speciality="Nail Technician"
            place="Letterkenny"
            available={false}
            verified
            picture={other}
          />
          <VendorCard
            price="€50.49"
            priceFor="1 hour"
            link={<Anchor href="#3" />}
            name="Lost Picture"
            speciality="Cleaner"
            place="Cork"
            available
            verified={false}
            picture="/missing.webp"
            foot="Available"
          />
          <VendorCardSkeleton />
        </VendorGrid>
      </Panel>
      <Appointments />
      <Chat />
      <Panel title="Notifications">
        <div className="card notification-list">
          <NotificationItem kind="notification" unread time="18 minutes ago">
            Aoife Byrne sent you a quote of €120.00. It is valid until Mon 23 Nov, 06:00 PM.
          </NotificationItem>
          <NotificationItem kind="broadcast" unread={false} time="1 week ago">
            You can now choose Dark, Light or System in the menu beside your name.
          </NotificationItem>
        </div>
        <KeyValueList
          items={[
            { label: 'Name', value: 'Ciara Nolan' },
            { label: 'Phone', value: <NeededMark /> },
            { label: 'Address line 2', value: 'Not added', absent: true },
          ]}
        />
      </Panel>
      <Work />
    </>
  )
}

function Appointments() {
  return (
    <Panel title="Appointments" wide>
      <StatTiles label="Filter">
        <StatTile
          figure={11}
          label="Total"
          icon={<Layers aria-hidden="true" />}
          selected
          onClick={() => undefined}
        />
        <StatTile
          figure={3}
          label="Upcoming"
          icon={<Calendar aria-hidden="true" />}
          selected={false}
          onClick={() => undefined}
        />
      </StatTiles>
      <ConfirmationStrip
        title="Needs your confirmation"
        about="Aoife Byrne, Fri 20 Nov, 10:00 AM"
        text="How was your appointment with Gráinne Doyle on Thu 19 Nov?"
        action={
          <Button size="sm" icon={<Check aria-hidden="true" />}>
            Mark Appointment as Complete
          </Button>
        }
      />
      <AppointmentCard
        link={<Anchor href="#chat" />}
        name="Cian O'Sullivan"
        what="Personal Chef"
        picture={other}
        date="27 Nov 2026"
        times="05:00 PM to 09:00 PM"
        amount="€268.21"
        remaining="6 days left"
        badge={{ tone: 'payable', text: 'Confirm appointment by paying' }}
        actions={
          <>
            <Button tone="cta" size="sm" icon={<Lock aria-hidden="true" />}>
              Confirm Booking
            </Button>
            <ReasonedButton
              tone="sec"
              size="sm"
              icon={<CalendarClock aria-hidden="true" />}
              reason="You can only reschedule twice"
            >
              Reschedule
            </ReasonedButton>
            <Button tone="ghost" size="sm" className="danger">
              Cancel
            </Button>
          </>
        }
      />
      <AppointmentCard
        link={<Anchor href="#chat2" />}
        name="Marta Kowalska"
        what="Nail Technician"
        picture={portrait}
        dim
        date="10 Nov 2026"
        times="11:00 AM to 12:00 PM"
        amount="€35.98"
        badge={{ tone: 'cancelled', text: 'Cancelled by You' }}
        actions={
          <Button tone="soft" size="sm" icon={<RotateCw aria-hidden="true" />}>
            Rebook Vendor
          </Button>
        }
      />
    </Panel>
  )
}

function Chat() {
  const [draft, setDraft] = useState('')
  return (
    <Panel title="Messages">
      <div className="inbox card overflow-hidden">
        <InboxRow
          link={<Anchor href="#a" />}
          name="Aoife Byrne"
          what="Hairstylist"
          picture={portrait}
          last="Perfect, see you Saturday at ten!"
          time="Today at 11:42 AM"
          unread={0}
          unreadText=""
          selected
        />
        <InboxRow
          link={<Anchor href="#b" />}
          name="Cian O'Sullivan"
          what="Personal Chef"
          picture={other}
          last="I can do the seabass or a vegetarian risotto"
          time="Today at 9:15 AM"
          unread={2}
          unreadText="2 new messages"
        />
      </div>
      <div className="chat card overflow-hidden">
        <div className="chat-log">
          <DayPill text="Today" />
          <ChatBubble own text="Brilliant, I’ve booked ten to twelve." time="11:38 AM" state="read" first />
          <ChatBubble own={false} text="Perfect, see you Saturday at ten!" time="11:42 AM" first />
          <ChatBubble own text="See you then." time="11:43 AM" state="sent" first />
          <ChatBubble
            own
            text="There’s parking out the front."
            time="11:43 AM"
            state="failed"
            onRetry={() => undefined}
          />
        </div>
        <ChatComposer value={draft} onChange={setDraft} onSend={() => setDraft('')} />
        <ChatComposer
          value=""
          onChange={setDraft}
          onSend={() => undefined}
          closed="You're offline. We've kept your draft."
        />
      </div>
    </Panel>
  )
}

function Work() {
  const rows = [
    { id: '1', name: 'Orla Fitzgerald', email: 'orla@example.ie', fee: '€55.00' },
    { id: '2', name: 'Eoin McDermott', email: 'eoin@example.ie', fee: '€48.00' },
  ]
  return (
    <>
      <Panel title="Vendor's day">
        <NextAppointment
          soon="Next, in 36 minutes"
          name="Áine Power"
          picture={portrait}
          times="01:00 PM to 02:00 PM"
          where={'Fringe trim and blow-dry\n22 Palmerston Road, D06 KX84'}
          actions={
            <>
              <Button tone="cta">Directions</Button>
              <Button tone="on-dark">Chat</Button>
            </>
          }
        />
        <div className="card">
          <DayTimeline
            entries={[
              {
                key: '1',
                time: '10:00 AM',
                title: 'Megan Ryan',
                detail: 'Cut and blow-dry, 2 hours',
                when: 'past',
                aside: <Badge tone="complete">Completed</Badge>,
              },
              { key: '2', time: '12:24 PM', title: 'Now', when: 'now' },
            ]}
          />
        </div>
      </Panel>
      <Panel title="Requests and checks">
        <RequestCard
          name="Ciara Nolan"
          lines={'Today, Sat 21 Nov\n03:00 PM to 05:00 PM'}
          amount="€90.00"
          deadline="Answer by 03:00 PM today"
          actions={
            <>
              <Button tone="sec" size="sm">
                Decline
              </Button>
              <Button size="sm" icon={<Check aria-hidden="true" />}>
                Confirm
              </Button>
            </>
          }
        >
          “Cut and half-head of highlights”
        </RequestCard>
        <CheckList
          items={[
            { label: 'Email verified', done: true },
            { label: 'Phone call, not yet made', done: false },
          ]}
        />
      </Panel>
      <Panel title="Table" wide>
        <DataTable
          caption="Vendors waiting"
          rows={rows}
          rowKey={(row) => row.id}
          selected="1"
          columns={[
            {
              key: 'name',
              head: 'Vendor',
              lead: true,
              renderCell: (row) => (
                <PersonCell name={<a href="#v">{row.name}</a>} label={row.name} below={row.email} />
              ),
            },
            { key: 'fee', head: 'Per hour', figure: true, renderCell: (row) => row.fee },
            { key: 'state', head: 'State', renderCell: () => <Badge tone="pending">New</Badge> },
          ]}
        />
      </Panel>
    </>
  )
}
