import { titleCase } from '@anseo/domain/person-name'
import { imageUrl } from '../../../platform/http/image-url.ts'

/** The facts by which other people recognise the owner of an account. */
interface Person {
  id: string
  name: string
  imageKey: string | null
}

/** Returns a client, vendor or admin as other people see it: id, name in title case, and picture. */
export const presentPerson = ({ id, name, imageKey }: Person) => ({
  _id: id,
  name: titleCase(name),
  image: imageUrl(imageKey),
})
