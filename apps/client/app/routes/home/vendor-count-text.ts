/** Returns '110+ vetted' for 117, rounded down to tens (C4); without a number below ten. */
export function vendorCountText(count: number | null): string {
  const tens = Math.floor((count ?? 0) / 10) * 10
  return tens === 0 ? 'vetted' : `${tens}+ vetted`
}
