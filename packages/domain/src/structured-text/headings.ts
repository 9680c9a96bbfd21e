import { toInlineText } from './plainText.ts'
import type { HeadingNode, StructuredText, TextHeading } from './structuredText.types.ts'

/** The headings of a document in order, with unique anchors (NAV-15, NAV-16). */
export function collectHeadings({ document }: StructuredText): TextHeading[] {
  const used = new Map<string, number>()
  return document.children
    .filter((block): block is HeadingNode => block.type === 'heading')
    .map((heading) => {
      const text = toInlineText(heading.children)
      return { level: heading.level, text, id: toUnique(toAnchor(text), used) }
    })
}

/** Creates an anchor from a text; keeps letters of every script: `Größe & Gewicht` → `größe-gewicht`. */
export function toAnchor(text: string): string {
  const anchor = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return anchor || 'section'
}

function toUnique(anchor: string, used: Map<string, number>): string {
  const count = (used.get(anchor) ?? 0) + 1
  used.set(anchor, count)
  if (count === 1) return anchor
  const numbered = `${anchor}-${count}`
  return used.has(numbered) ? toUnique(anchor, used) : toUnique(numbered, used)
}
