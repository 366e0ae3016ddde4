import { findPlace, findPlaceMeant } from '@anseo/domain/find-place'

/** What the list is near to where a slip of the hand is in what was typed; as it was typed where nothing is to mend. */
export const placeMeant = (near: string): string =>
  findPlace(near) ? near : (findPlaceMeant(near)?.name ?? near)
