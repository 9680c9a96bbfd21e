/** A picture in a response of the content service. */
export function toImage(id: string, alt: string, width: number, height: number) {
  return { id, alt, width, height }
}
