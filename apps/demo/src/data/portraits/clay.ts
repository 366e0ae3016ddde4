type Clay = { light: string; lightOpacity: number; shade: string; shadeOpacity: number }

/** Returns an SVG filter that lights a shape from the upper left and shades its lower right edge. */
export function clayFilter(id: string, { light, lightOpacity, shade, shadeOpacity }: Clay): string {
  return [
    `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">`,
    '<feOffset in="SourceAlpha" dx="5" dy="6" result="a"/><feGaussianBlur in="a" stdDeviation="5" result="b"/>',
    '<feComposite in="SourceAlpha" in2="b" operator="out" result="c"/>',
    `<feFlood flood-color="${light}" flood-opacity="${lightOpacity}" result="f"/>`,
    '<feComposite in="f" in2="c" operator="in" result="hl"/>',
    '<feOffset in="SourceAlpha" dx="-6" dy="-8" result="d"/><feGaussianBlur in="d" stdDeviation="7" result="e"/>',
    '<feComposite in="SourceAlpha" in2="e" operator="out" result="g"/>',
    `<feFlood flood-color="${shade}" flood-opacity="${shadeOpacity}" result="k"/>`,
    '<feComposite in="k" in2="g" operator="in" result="sh"/>',
    '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="sh"/><feMergeNode in="hl"/></feMerge></filter>',
  ].join('')
}

/** Blur of the cheeks, and the shadow that a person casts on the door. */
export const FRAME_FILTERS = [
  '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3"/></filter>',
  '<filter id="cast" x="-20%" y="-20%" width="150%" height="150%">',
  '<feDropShadow dx="5" dy="6" stdDeviation="7" flood-color="#2a1c10" flood-opacity=".30"/></filter>',
].join('')
