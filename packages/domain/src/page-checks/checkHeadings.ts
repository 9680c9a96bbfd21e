import { toPlainText } from '../structured-text/plainText.ts'
import type { StructuredText } from '../structured-text/structuredText.types.ts'
import type { PageFinding, Position } from './pageCheck.types.ts'

/** Headings of a document that are the title of the page, or whose level skips one (WCAG 1.3.1). */
export function findHeadingFindings({ document }: StructuredText, at: Position): PageFinding[] {
  const findings: PageFinding[] = []
  let last = highestLevel
  for (const node of document.children) {
    if (node.type !== 'heading') continue
    // The first heading may be on the level of the sections or of what is below the title of the block.
    if (node.level < highestLevel || node.level > last + 1) {
      const value = toPlainText({ schema: 'dast', document: { type: 'root', children: [node] } })
      findings.push({ ...at, rule: 'heading-order', severity: 'warning', value })
    }
    last = Math.max(node.level, highestLevel)
  }
  return findings
}

/** The title of the page is level 1. */
const highestLevel = 2
