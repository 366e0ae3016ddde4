/** '110+ vetted' of 117: counted, rounded down to ten (C4); without a figure while there are fewer than ten. */
export function vendorCountText(count: number | null): string {
  const tens = Math.floor((count ?? 0) / 10) * 10
  return tens === 0 ? 'vetted' : `${tens}+ vetted`
}
