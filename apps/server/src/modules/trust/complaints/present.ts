import type { ComplaintRowOnWire } from '@anseo/contract/complaints'
import { titleCase } from '@anseo/domain/person-name'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { presentMember } from '../content-notices/present.ts'
import { presentComplaint } from '../statements/present.ts'
import type { FoundComplaint } from './store.ts'

/** Returns a complaint as the operator sees it. */
export const presentComplaintRow = ({
  complaint,
  statement,
  sender,
  decider,
  answerer,
}: FoundComplaint): ComplaintRowOnWire => ({
  _id: complaint.id,
  ...presentComplaint(complaint),
  by: statement ? 'restricted' : 'reporter',
  name: titleCase(complaint.name),
  person: sender && {
    _id: sender.id,
    role: sender.role === 'vendor' ? 'vendor' : 'client',
    image: imageUrl(sender.imageKey),
  },
  decidedBy: presentMember(decider),
  answeredBy: presentMember(answerer),
})
