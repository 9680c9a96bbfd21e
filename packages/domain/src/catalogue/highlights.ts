import type { Highlight } from './catalogue.types.ts'

/** Keeps the highlights that have a name and an image or a video (CAT-19). */
export function filterHighlights<H extends Highlight>(highlights: readonly H[]): H[] {
  return highlights.filter(
    (highlight) => highlight.name.trim() !== '' && (isGiven(highlight.imageUrl) || isGiven(highlight.videoUrl)),
  )
}

/** False for missing URLs; the catalogue stores the text "null" for some (CAT-18). */
export function isGiven(url: string | null): url is string {
  return url !== null && url.trim() !== '' && url !== 'null'
}
