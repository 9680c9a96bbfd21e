/** Address of a small version of a picture by its name, which is what content stores. */
export function toThumbnail(name: string): string {
  return `/api/editor/pictures/${encodeURIComponent(name)}/image`
}
