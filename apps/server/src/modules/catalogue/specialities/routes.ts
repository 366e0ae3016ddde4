import {
  addSpeciality,
  changeSpeciality,
  listManagedSpecialities,
  listSpecialities,
  type ManagedSpeciality,
  moveSpeciality,
  restoreSpeciality,
  retireSpeciality,
} from '@anseo/contract/specialities'
import { SETTINGS } from '../../../platform/cache/lifetime.ts'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { listingTag } from '../cache-tags.ts'
import { addSpecialityBy } from './add-speciality.ts'
import { changeSpecialityBy } from './change-speciality.ts'
import { moveSpecialityBy } from './move-speciality.ts'
import { readManaged, readSpecialities } from './read-specialities.ts'
import { retireSpecialityBy } from './retire-speciality.ts'

const replyOf = (specialities: ManagedSpeciality[], message: string) => ({ specialities, message })

/** A vendor on or off the list decides whether a retired speciality is in use. */
const TAGS = [SETTINGS, listingTag('listed'), listingTag('kind')]
const sharing = { lifetime: () => ({ tags: TAGS, until: new Date(8.64e15) }) }

/** Binds the calls of specialities, which the operator edits and everybody reads. */
export function bindSpecialities(bind: Bind, runtime: Runtime) {
  const list = async () => ({ specialities: await readSpecialities(runtime.db) })
  bind(listSpecialities, list, sharing)
  bind(listManagedSpecialities, async () => ({ specialities: await readManaged(runtime.db) }))
  bind(addSpeciality, async ({ caller, body, image }) =>
    replyOf(await addSpecialityBy(runtime, caller, body, image), 'Speciality added'),
  )
  bind(changeSpeciality, async ({ caller, params, body, image }) =>
    replyOf(await changeSpecialityBy(runtime, caller, params.name, body, image), 'Speciality saved'),
  )
  bind(moveSpeciality, async ({ caller, params, body }) =>
    replyOf(await moveSpecialityBy(runtime, caller, params.name, body.position), 'Order saved'),
  )
  bind(retireSpeciality, async ({ caller, params, body }) => {
    const decision = { name: params.name, version: body.version, retire: true }
    return replyOf(await retireSpecialityBy(runtime, caller, decision), 'Speciality retired')
  })
  bind(restoreSpeciality, async ({ caller, params, body }) => {
    const decision = { name: params.name, version: body.version, retire: false }
    return replyOf(await retireSpecialityBy(runtime, caller, decision), 'Speciality is back')
  })
}
