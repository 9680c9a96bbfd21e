import { toPlainText } from '../structured-text/plainText.ts'
import type { StructuredText } from '../structured-text/structuredText.types.ts'
import type { PageFinding, Position } from './pageCheck.types.ts'

/** Headings of a document with the level of the page title, or with a level that skips one (WCAG 1.3.1). */
export function findHeadingFindings({ document }: StructuredText, at: Position): PageFinding[] {
  const findings: PageFinding[] = []
  let last = minLevel
  for (const node of document.children) {
    if (node.type !== 'heading') continue
    // The first heading may have the level of sections, or the level below the title of its block.
    if (node.level < minLevel || node.level > last + 1) {
      const value = toPlainText({ schema: 'dast', document: { type: 'root', children: [node] } })
      findings.push({ ...at, rule: 'heading-order', severity: 'warning', value })
    }
    last = Math.max(node.level, minLevel)
  }
  return findings
}

/** The title of the page is level 1. */
const minLevel = 2
