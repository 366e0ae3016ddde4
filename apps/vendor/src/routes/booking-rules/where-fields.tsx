import type { BookingRulesOnWire } from '@anseo/contract/booking-rules'
import { townOfEircode } from '@anseo/domain/eircode-town'
import { euroText } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Switch } from '@anseo/ui/switch'
import { useState } from 'react'
import { useVendor } from '../../queries/profile.ts'
import { BaseDialog } from './base-dialog.tsx'
import { Rule } from './rule.tsx'
import { TravelFeesDialog } from './travel-fees-dialog.tsx'

/** Kilometres; 0 for any distance. */
const RADII = [0, 1, 2, 3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150]

interface WhereFieldsProps {
  rules: BookingRulesOnWire
  onChange: (changed: Partial<BookingRulesOnWire>) => void
}

/** The rules that decide where a vendor works, how far it travels and what that costs (B4). */
export function WhereFields({ rules, onChange }: WhereFieldsProps) {
  const { city } = useVendor()
  const [asked, setAsked] = useState<'base' | 'fees' | null>(null)
  const { place, base, radiusKm, travelFees } = rules
  const close = () => setAsked(null)
  const from = base ? townOfEircode(base.eircode) : city
  const choosePlaces = (atOwn: boolean, atClients: boolean) =>
    onChange({ place: atOwn ? (atClients ? 'both' : 'vendor') : 'client' })
  return (
    <section className="card" aria-labelledby="where-you-work">
      <div className="card-head">
        <h2 id="where-you-work">Where you work</h2>
      </div>
      <div className="rule">
        <div>
          <b>Your own place</b>
          <p className="hint">
            {base
              ? `${base.line1}, ${base.eircode}. You travel from here, and the time between visits is kept free.`
              : 'Add where you travel from, and the time between visits is kept free.'}
          </p>
        </div>
        <Button tone="sec" size="sm" onClick={() => setAsked('base')}>
          {base ? 'Change your place' : 'Add your place'}
        </Button>
      </div>
      <div className="rule">
        <div>
          <b>Clients come to you</b>
          <p className="hint">
            {base
              ? `Clients see ${from} first, and your street once they have paid`
              : 'Add your own place first'}
          </p>
        </div>
        <Switch
          bare
          label="Clients come to you"
          checked={place !== 'client'}
          disabled={!base || place === 'vendor'}
          onChange={(checked) => choosePlaces(checked, place !== 'vendor')}
        />
      </div>
      <div className="rule">
        <div>
          <b>You go to clients</b>
          <p className="hint">
            {place === 'vendor' ? 'Clients can only book your place' : 'Clients book you to their address'}
          </p>
        </div>
        <Switch
          bare
          label="You go to clients"
          checked={place !== 'vendor'}
          disabled={place === 'client'}
          onChange={(checked) => choosePlaces(place !== 'client', checked)}
        />
      </div>
      {place !== 'vendor' && (
        <>
          <Rule
            label="How far you travel"
            meaning={
              radiusKm === null
                ? 'Clients anywhere in Ireland can book you'
                : `Only clients within ${radiusKm} km of ${from}, in a straight line, can book you`
            }
            value={radiusKm ?? 0}
            choices={RADII}
            textOf={(km) => (km === 0 ? 'Any distance' : `${km} km`)}
            onChange={(km) => onChange({ radiusKm: km || null })}
          />
          <div className="rule">
            <div>
              <b>Travel fee</b>
              <p className="hint num" aria-live="polite">
                {feesText(travelFees)}
              </p>
            </div>
            <Button tone="sec" size="sm" onClick={() => setAsked('fees')}>
              Change travel fee
            </Button>
          </div>
        </>
      )}
      {asked === 'base' && (
        <BaseDialog
          base={base}
          isNeeded={place !== 'client'}
          onClose={close}
          onSave={(saved) => {
            onChange({ base: saved })
            close()
          }}
        />
      )}
      {asked === 'fees' && (
        <TravelFeesDialog
          fees={travelFees}
          onClose={close}
          onSave={(saved) => {
            onChange({ travelFees: saved })
            close()
          }}
        />
      )}
    </section>
  )
}

/** Returns travel fees in words, such as '€6.00 up to 3 km, €12.00 beyond'. */
function feesText(fees: BookingRulesOnWire['travelFees']): string {
  const last = fees.at(-1)
  if (!last) return 'None. Clients pay no travel fee.'
  if (fees.length === 1) return `${euroText(last.fee)} for each visit`
  const nearer = fees.slice(0, -1).map(({ upToKm, fee }) => `${euroText(fee)} up to ${upToKm} km`)
  return [...nearer, `${euroText(last.fee)} beyond`].join(', ')
}
