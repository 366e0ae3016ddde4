import type { BookingRulesOnWire } from '@anseo/contract/booking-rules'
import { MAX_RADIUS_KM, MAX_TRAVEL_FEE_CENTS, MOST_TRAVEL_FEES } from '@anseo/domain/limits'
import { centsToEuro, formatEuro } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'
import { FormDialog } from '@anseo/ui/form-dialog'
import { FormError } from '@anseo/ui/form-error'
import { TextInput } from '@anseo/ui/text-input'
import { useState } from 'react'

type Fees = BookingRulesOnWire['travelFees']

interface TravelFeesDialogProps {
  fees: Fees
  onClose: () => void
  onSave: (fees: Fees) => void
}

interface Typed {
  km: string
  fee: string
}

const EMPTY: Typed = { km: '', fee: '' }

/** Form for the travel fee by distance; lines left empty do not count (B4). */
export function TravelFeesDialog({ fees, onClose, onSave }: TravelFeesDialogProps) {
  const [lines, setLines] = useState<Typed[]>(() =>
    Array.from({ length: MOST_TRAVEL_FEES }, (_, index) => typedOf(fees[index])),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const change = (index: number, part: Partial<Typed>) => {
    setProblem(null)
    setLines(lines.map((line, place) => (place === index ? { ...line, ...part } : line)))
  }
  const save = () => {
    const filled = lines.filter(({ km, fee }) => km.trim() !== '' || fee.trim() !== '')
    const read = filled.flatMap((line) => feeOf(line) ?? [])
    const distances = new Set(read.map(({ upToKm }) => upToKm))
    if (read.length < filled.length) return setProblem(WRONG_LINE)
    if (distances.size < read.length) return setProblem('Use each distance once.')
    onSave(read.toSorted((a, b) => a.upToKm - b.upToKm))
  }
  return (
    <FormDialog onClose={onClose} title="Travel fee" confirm="Save travel fee" tone="cta" onSubmit={save}>
      <p className="hint">
        Part of your price, paid to you on the day, or with the deposit where all services are paid in full
        when booking. Beyond the last distance its fee counts. Leave a line empty if you don&apos;t need it.
      </p>
      {lines.map(({ km, fee }, index) => (
        // The lines have no ids and are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="grid grid-cols-2 gap-3">
          <TextInput
            label={`Up to km, line ${index + 1}`}
            inputMode="numeric"
            autoComplete="off"
            value={km}
            onChange={(event) => change(index, { km: event.target.value })}
          />
          <TextInput
            label={`Fee in euro, line ${index + 1}`}
            inputMode="decimal"
            autoComplete="off"
            value={fee}
            onChange={(event) => change(index, { fee: event.target.value })}
          />
        </div>
      ))}
      <FormError text={problem} />
    </FormDialog>
  )
}

const WRONG_LINE = `Enter whole kilometres from 1 to ${MAX_RADIUS_KM}, and a fee up to ${formatEuro(MAX_TRAVEL_FEE_CENTS)}.`

const typedOf = (fee: Fees[number] | undefined): Typed =>
  fee ? { km: String(fee.upToKm), fee: String(fee.fee) } : EMPTY

function feeOf({ km, fee }: Typed): Fees[number] | null {
  const upToKm = Number(km)
  const cents = centsFromText(fee)
  const isDistance = Number.isInteger(upToKm) && upToKm >= 1 && upToKm <= MAX_RADIUS_KM
  if (!isDistance || cents === null || cents < 0 || cents > MAX_TRAVEL_FEE_CENTS) return null
  return { upToKm, fee: centsToEuro(cents) }
}
