import { findPlace, findPlaceMeant } from '@anseo/domain/find-place'

/** Returns the known place that a misspelt one most likely means; `near` as typed when it is known or has no match. */
export const placeMeant = (near: string): string =>
  findPlace(near) ? near : (findPlaceMeant(near)?.name ?? near)
