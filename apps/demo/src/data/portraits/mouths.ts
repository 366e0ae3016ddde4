/** Our own mouths at the place of those of avataaars (centre 54, 21), because identical grins on a page look pasted. */
export const MOUTHS = ['grin', 'beam', 'soft', 'side', 'lips', 'quiet'] as const
export type Mouth = (typeof MOUTHS)[number]

const stroke = (path: string, colour: string, width = 3.2) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

const open = (mouth: string, teeth: string, tongue: string) =>
  `<path d="${mouth}" fill="#3d1518"/><path d="${teeth}" fill="#fff"/><path d="${tongue}" fill="#e4586b"/>`

const DRAWINGS: Record<Mouth, (line: string) => string> = {
  grin: () =>
    open(
      'M37 15.5c0-1.3 1-2.3 2.3-2.3h29.4c1.3 0 2.3 1 2.3 2.3C71 24.6 63.8 31 54 31S37 24.6 37 15.5Z',
      'M40 13.2h28a4.6 4.6 0 0 1-4.6 5.1H44.6a4.6 4.6 0 0 1-4.6-5.1Z',
      'M43.5 27.6c3-3.2 7.3-3.6 10.5-1.9 3.2-1.7 7.5-1.3 10.5 1.9C61.7 29.8 58 31 54 31s-7.7-1.2-10.5-3.4Z',
    ),
  beam: () =>
    open(
      'M40.5 16.5c0-1.2 1-2 2.2-1.8 7.4 1.3 15.2 1.3 22.6 0 1.2-.2 2.2.6 2.2 1.8 0 7-5.7 11.7-13.5 11.7s-13.5-4.7-13.5-11.7Z',
      'M42.4 14.7c7.6 1.3 15.6 1.3 23.2 0 .4 3.6-2 5.2-4.6 5.6-4.6.7-9.4.7-14 0-2.6-.4-5-2-4.6-5.6Z',
      'M46.5 26.3c4.6-2 10.4-2 15 0-2 1.2-4.6 1.9-7.5 1.9s-5.5-.7-7.5-1.9Z',
    ),
  soft: (line) => stroke('M41.5 17.5c3 5.6 7.4 8 12.5 8s9.5-2.4 12.5-8', line, 3.4),
  side: (line) =>
    stroke('M43 20.5c6 5 15.5 4.2 21.5-3.6', line) + stroke('M66.6 14.6c.9 1 1.3 2.4 1.2 3.7', line, 2.2),
  lips: () =>
    '<path d="M40.5 17.6c4.4-1.5 7.9-2.4 10.4-2.4 1.2 0 2.3.5 3.1 1 .8-.5 1.9-1 3.1-1 2.5 0 6 .9 10.4 2.4-3 6.4-7.8 9.4-13.5 9.4s-10.5-3-13.5-9.4Z" fill="#b9414f"/>' +
    stroke('M41.6 17.9c3.6 2.2 7.8 3.3 12.4 3.3s8.8-1.1 12.4-3.3', '#74202d', 1.8),
  quiet: (line) => stroke('M45.5 19.5c2.4 3.2 5.3 4.5 8.5 4.5s6.1-1.3 8.5-4.5', line),
}

/** Draws a mouth as SVG; `line` is the colour of a closed one. */
export function drawMouth(mouth: Mouth, line: string): string {
  return DRAWINGS[mouth](line)
}
