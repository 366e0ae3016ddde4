/** The visible part of a picture, in its pixels. */
export interface Frame {
  /** Position and size in pixels of the turned picture. */
  area: { x: number; y: number; width: number; height: number }
  /** Clockwise turn of the picture, in degrees. */
  turned: number
}

/** Draws the frame of a picture so that it fills a square canvas. */
function drawFrame(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, { area, turned }: Frame): void {
  const sideways = turned % 180 !== 0
  const width = sideways ? picture.height : picture.width
  const height = sideways ? picture.width : picture.height
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.setTransform(canvas.width / area.width, 0, 0, canvas.height / area.height, 0, 0)
  context.translate(width / 2 - area.x, height / 2 - area.y)
  context.rotate((turned * Math.PI) / 180)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
}

/** Returns a square JPEG of what is framed, a `data:` address, at most `maxPixels` wide and never larger than it was. */
export function framedPhoto(picture: HTMLCanvasElement, frame: Frame, maxPixels: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(maxPixels, Math.round(frame.area.width))
  drawFrame(canvas, picture, frame)
  return canvas.toDataURL('image/jpeg', 0.9)
}
