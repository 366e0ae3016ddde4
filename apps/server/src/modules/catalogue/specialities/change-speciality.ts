import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@anseo/contract/call'
import type { changeSpeciality, ManagedSpeciality } from '@anseo/contract/specialities'
import { mandatoryChecks } from '@anseo/domain/vetting-checks'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { followMandatoryJob } from '../events.ts'
import { changeSpecialities, requireVersion } from './change-specialities.ts'
import { pictureFiles } from './picture-files.ts'
import { type SpecialityRow, updateSpeciality } from './store.ts'
import { withPicture } from './with-picture.ts'

/**
 * Changes the words, the picture or the mandatory checks of a speciality; its key stays. Vendors on the list stay there
 * when a check is added, and are asked for it.
 * @throws Refusal `NOT_FOUND`, `SPECIALITY_CHANGED`, `IMAGE_INVALID`
 */
export const changeSpecialityBy = (
  runtime: Runtime,
  { accountId: adminId }: Caller,
  name: string,
  { version, label, plural, text, checks }: BodyOf<typeof changeSpeciality>,
  image: Buffer | null,
): Promise<ManagedSpeciality[]> =>
  withPicture(runtime, image, (picture) =>
    changeSpecialities(runtime, async (unit, rows) => {
      const before = requireVersion(rows, name, version)
      const wanted = {
        label,
        plural: plural === '' ? `${label ?? before.label}s` : plural,
        text,
        checks: checks && mandatoryChecks(checks),
        ...picture,
      }
      const changes = changesOf(before, wanted)
      if (Object.keys(changes).length === 0) return
      await updateSpeciality(unit.db, name, changes)
      if (picture && before.pictureKind !== 'product') {
        await unit.enqueue(removeFilesJob, { papers: Object.values(pictureFiles(before.pictureKey)) })
      }
      if (changes.checks) await unit.enqueue(followMandatoryJob, { name, adminId })
      await recordAudit(unit, {
        adminId,
        action: 'speciality.changed',
        subject: { kind: 'speciality', id: name },
        details: detailsOf(before, changes),
      })
    }),
  )

type Changes = Partial<
  Pick<SpecialityRow, 'label' | 'plural' | 'text' | 'checks' | 'pictureKey' | 'pictureKind'>
>

/** Returns the requested values that differ from the stored ones. */
const changesOf = (
  before: SpecialityRow,
  wanted: { [Name in keyof Changes]: Changes[Name] | undefined },
): Changes =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) =>
        value !== undefined && !isDeepStrictEqual(value, before[name as keyof SpecialityRow]),
    ),
  )

/** Returns the changes as people read them in the audit log. */
const detailsOf = (before: SpecialityRow, { label, plural, text, pictureKey, checks }: Changes) => ({
  ...(label !== undefined && { label: { from: before.label, to: label } }),
  ...(plural !== undefined && { plural: { from: before.plural, to: plural } }),
  ...(text !== undefined && { text: { from: before.text, to: text } }),
  ...(checks && { checks: { from: before.checks.join(', '), to: checks.join(', ') } }),
  ...(pictureKey !== undefined && { picture: 'replaced' }),
})
