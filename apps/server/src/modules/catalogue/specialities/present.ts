import type { SpecialityOnWire } from '@anseo/contract/specialities'
import { imageUrl } from '../../../platform/http/image-url.ts'
import { pictureFiles } from './picture-files.ts'
import type { FoundSpeciality } from './store.ts'

/** Returns a speciality as everyone sees it. */
export function presentSpeciality({ row, inUse }: FoundSpeciality): SpecialityOnWire {
  const { image, icon, imageAvif } = pictureFiles(row.pictureKey)
  return {
    name: row.name,
    label: row.label,
    plural: row.plural,
    text: row.text,
    image: imageUrl(image),
    icon: imageUrl(icon),
    imageAvif: row.pictureKind === 'product' ? null : imageUrl(imageAvif),
    isPhoto: row.pictureKind === 'photo',
    wall: row.wall,
    checks: row.checks,
    active: row.retiredAt === null,
    inUse,
  }
}
