/** A picture as the content service answers it. */
export function toImage(id: string, alt: string, width: number, height: number) {
  return { id, alt, width, height }
}
