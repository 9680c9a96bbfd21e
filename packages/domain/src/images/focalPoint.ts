/** The part of a picture that stays visible when it is cropped, in percent of its width and height from the top left. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}
