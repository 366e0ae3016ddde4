import { useState } from 'react'
import { DateStrip } from '@anseo/ui/date-strip'
import { MoveFacts } from '@anseo/ui/move-facts'
import { PersonLine } from '@anseo/ui/person-line'
import { PriceList } from '@anseo/ui/price-list'
import { Segmented } from '@anseo/ui/segmented'
import { SlotGrid } from '@anseo/ui/slot-grid'
import { Panel } from './panel.tsx'

const weekdays = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']

const days = Array.from({ length: 14 }, (_, index) => {
  const day = index < 10 ? 21 + index : index - 9
  const month = index < 10 ? 'Nov' : 'Dec'
  const weekday = index === 0 ? 'Today' : (weekdays[index % 7] ?? '')
  return {
    key: `${day} ${month}`,
    weekday,
    day,
    month,
    label: `${weekday} ${day} ${month}`,
    free: index !== 0 && index !== 8,
  }
})

const TAKEN = ['08:00 AM', '01:00 PM', '02:00 PM', '05:00 PM']
const hours = [
  '08:00 AM',
  '09:00 AM',
  '10:00 AM',
  '11:00 AM',
  '12:00 PM',
  '01:00 PM',
  '02:00 PM',
  '03:00 PM',
  '04:00 PM',
  '05:00 PM',
  '06:00 PM',
  '07:00 PM',
  '08:00 PM',
]

/** Choosing a time, and what it costs. */
export function Times() {
  const [day, setDay] = useState<string | null>('28 Nov')
  const [duration, setDuration] = useState<number | null>(2)
  const [start, setStart] = useState<string | null>('10:00 AM')
  const slots = hours.map((hour) => ({
    value: hour,
    label: hour,
    state: TAKEN.includes(hour)
      ? ('taken' as const)
      : hour === '11:00 AM'
        ? ('range' as const)
        : ('free' as const),
  }))
  return (
    <>
      <Panel title="Pick your time" wide>
        <div className="panel-title">
          Date<span>November 2026</span>
        </div>
        <DateStrip days={days} value={day} onChange={setDay} />
        <div className="panel-title">Duration</div>
        <Segmented
          label="Duration"
          value={duration}
          onChange={setDuration}
          options={[1, 2, 3, 4, 5].map((n) => ({
            value: n,
            label: n === 1 ? '1 hour' : `${n} hours`,
            short: `${n} h`,
          }))}
        />
        <div className="panel-title">
          Start time<span>Saturday 28 November</span>
        </div>
        <SlotGrid label="Start time" slots={slots} value={start} onChange={setStart} />
      </Panel>
      <Panel title="Booking summary">
        <PersonLine name="Aoife Byrne" picture={null} lines={'Sat 28 Nov 2026\n10:00 AM to 12:00 PM'} />
        <PriceList
          lines={[
            { label: 'Vendor fee, 2 × €45.00', amount: '€90.00' },
            { label: 'Platform fee', amount: '€9.00' },
            { label: 'Payment processing fee', amount: '€1.74' },
          ]}
          total={{ label: 'Pay when confirmed', amount: '€100.74' }}
        />
        <MoveFacts before="Sat 28 Nov, 10:00 AM to 12:00 PM" after="Mon 30 Nov, 03:00 PM to 05:00 PM" />
      </Panel>
    </>
  )
}
