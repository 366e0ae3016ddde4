import {
  addContact,
  addContactPhoto,
  changeContact,
  getContact,
  listContacts,
  removeContact,
  removeContactPhoto,
} from '@anseo/contract/contacts'
import { sendHealthLink } from '@anseo/contract/health-notes'
import type { Bind } from '../../../platform/http/bind.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addContactPhotoFor, removeContactPhotoFor } from './client-photos.ts'
import { addContactFor, changeContactFor, removeContactFor } from './edit-contacts.ts'
import { sendHealthLinkTo } from '../health-notes/send-link.ts'
import { listContactsOf } from './list-contacts.ts'
import { showContact } from './show-contact.ts'

/** Binds the calls about a vendor's clients. */
export function bindContacts(bind: Bind, runtime: Runtime) {
  bind(listContacts, ({ caller, query }) => listContactsOf(runtime, caller, query))
  bind(addContact, ({ caller, body }) => addContactFor(runtime, caller, body))
  bind(getContact, ({ caller, params }) => showContact(runtime, caller, params.id))
  bind(changeContact, ({ caller, params, body }) => changeContactFor(runtime, caller, params.id, body))
  bind(sendHealthLink, async ({ caller, params }) => {
    await sendHealthLinkTo(runtime, caller, params.id)
    return { ...(await showContact(runtime, caller, params.id)), message: 'Link sent' }
  })
  bind(addContactPhoto, async ({ caller, params, image }) => ({
    photo: await addContactPhotoFor(runtime, caller, { ...params, image }),
    message: 'Photo added',
  }))
  bind(removeContactPhoto, async ({ caller, params }) => {
    await removeContactPhotoFor(runtime, caller, params)
    return 'Photo removed'
  })
  bind(removeContact, ({ caller, params }) => removeContactFor(runtime, caller, params.id))
}
