import type { Highlight } from './catalogue.types.ts'

/** Keeps the highlights that have a name and an image or a video (CAT-19). */
export function filterHighlights<H extends Highlight>(highlights: readonly H[]): H[] {
  return highlights.filter(
    (highlight) => highlight.name.trim() !== '' && (isGiven(highlight.imageUrl) || isGiven(highlight.videoUrl)),
  )
}

/** The catalogue stores the text "null" for missing URLs (CAT-18). */
function isGiven(url: string | null): boolean {
  return url !== null && url.trim() !== '' && url !== 'null'
}
