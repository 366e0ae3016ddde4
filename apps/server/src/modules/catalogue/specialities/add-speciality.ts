import type { BodyOf } from '@anseo/contract/call'
import type { addSpeciality, ManagedSpeciality } from '@anseo/contract/specialities'
import { MAX_SPECIALITIES } from '@anseo/domain/limits'
import { areAlike, isSpecialityKey, keyFromLabel } from '@anseo/domain/specialities'
import { mandatoryChecks } from '@anseo/domain/vetting-checks'
import { rarestWall } from '@anseo/domain/walls'
import type { Caller } from '../../../platform/http/caller.ts'
import { invalidField, Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { changeSpecialities } from './change-specialities.ts'
import { GENERAL_PICTURE } from './picture-files.ts'
import { insertSpeciality, type SpecialityRow } from './store.ts'
import { withPicture } from './with-picture.ts'

/**
 * Adds a speciality at the end of the list; its key is made of its label.
 * @throws Refusal `INVALID_REQUEST` for a label without letters or too like another's key, `IMAGE_INVALID`,
 * `TOO_MANY_SPECIALITIES`
 */
export const addSpecialityBy = (
  runtime: Runtime,
  { accountId }: Caller,
  { label, plural, text, checks }: BodyOf<typeof addSpeciality>,
  image: Buffer | null,
): Promise<ManagedSpeciality[]> =>
  withPicture(runtime, image, (picture) =>
    changeSpecialities(runtime, async (unit, rows) => {
      const name = newKey(label, rows)
      await insertSpeciality(unit.db, {
        name,
        label,
        plural: plural || `${label}s`,
        text: text ?? '',
        wall: rarestWall(rows.map(({ wall }) => wall)),
        checks: mandatoryChecks(checks ?? []),
        ...(picture ?? { pictureKey: GENERAL_PICTURE, pictureKind: 'product' }),
      })
      await recordAudit(unit, {
        adminId: accountId,
        action: 'speciality.added',
        subject: { kind: 'speciality', id: name },
        details: { label },
      })
    }),
  )

function newKey(label: string, rows: readonly SpecialityRow[]): string {
  const name = keyFromLabel(label)
  if (!isSpecialityKey(name)) throw invalidField('label', 'Use letters or digits.')
  const taken = rows.find((row) => areAlike(row.name, name))
  if (taken) throw invalidField('label', takenText(taken))
  if (rows.length >= MAX_SPECIALITIES) throw new Refusal('TOO_MANY_SPECIALITIES')
  return name
}

const takenText = ({ label, retiredAt }: SpecialityRow) =>
  retiredAt
    ? `“${label}” has this address and is retired. Bring it back instead.`
    : `“${label}” has this address already. Choose another label.`
